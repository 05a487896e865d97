import { Card } from '../../ui/card.component.tsx';
import { formatInteger } from '../../ui/number.format.ts';
import type { Mapa } from '../mapa-diario.queries.ts';
import { entregasEscritas } from '../modelo/contado.model.ts';
import type { Endereco } from '../modelo/mapa.endereco.ts';
import { BASES } from '../modelo/mapa.labels.ts';
import { gruposDe } from '../modelo/mapa.model.ts';

export const MapaResumo = ({ mapa, endereco }: { mapa: Mapa; endereco: Endereco }) => (
  <Card className="mapa-resumo mapa-por-refeicao" aria-label="Total por refeição">
    {gruposDe(mapa.colunas, endereco).map(({ id, refeicao, colunas }) => (
      <p key={id}>
        <strong>{refeicao}</strong>
        {colunas.map(({ indice, publico }) => (
          <span key={indice}>
            <small className="quieto">{publico}</small> {formatInteger(mapa.totais.quantidades[indice] ?? 0)}
          </span>
        ))}
      </p>
    ))}
    <p className="mapa-por-refeicao-total">
      <strong>{BASES[mapa.base].refeicoes}</strong>
      <span>{formatInteger(mapa.totais.total)}</span>
    </p>
    {mapa.totais.entregas && <p className="quieto">{entregasEscritas(mapa.totais.entregas)}</p>}
  </Card>
);
