import { Link } from 'react-router-dom';
import { FECHAMENTOS } from '../app/screens.table.ts';
import { Card } from '../ui/card.component.tsx';

import { formatDay } from '../ui/date.format.ts';
import { UmaCorrecao } from './correcao.component.tsx';
import type { Medicao } from './medicoes.queries.ts';

/** Those still waited for come first. */
export function Correcoes({ medicao: { correcoes } }: { medicao: Medicao }) {
  if (!correcoes.length) return null;
  return (
    <Card className="medicao-parte" aria-labelledby="medicao-correcoes">
      <h2 id="medicao-correcoes">Correções</h2>
      <ul className="medicao-correcoes">
        {correcoes.map(correcao => (
          <UmaCorrecao
            key={correcao.id}
            correcao={correcao}
            onde={`${correcao.lotacao.nome}, ${formatDay(correcao.data)}`}
          />
        ))}
      </ul>
      <p className="quieto">
        O mapa de um dia se reabre e se fecha no <Link to={FECHAMENTOS}>fechamento dos mapas</Link>.
      </p>
    </Card>
  );
}
