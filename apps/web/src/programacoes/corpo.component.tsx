import { Link } from 'react-router-dom';
import { Card } from '../ui/card.component.tsx';
import { NARROW, useMediaQuery } from '../ui/media-query.hook.ts';
import type { Endereco } from './endereco.hook.ts';
import { Unidade } from './unidade.component.tsx';
import { Unidades } from './unidades.component.tsx';

/** The list and the open unit side by side; on a narrow screen, one of the two. */
export function Corpo({ endereco }: { endereco: Endereco }) {
  const { lotacaoId, filtrar, enderecoDe, enderecoDaUnidade } = endereco;
  const narrow = useMediaQuery(NARROW);
  return (
    <div className="programacoes-corpo">
      {(!narrow || lotacaoId === null) && (
        <Unidades
          busca={endereco.busca}
          estado={endereco.estado}
          pagina={endereco.pagina}
          escolhida={lotacaoId}
          filtrar={filtrar}
          enderecoDe={enderecoDaUnidade}
        />
      )}
      {lotacaoId !== null && (
        <div className="programacoes-unidade">
          {narrow && <Link to={enderecoDaUnidade(null)}>← Todas as unidades</Link>}
          <Unidade
            key={lotacaoId}
            lotacaoId={lotacaoId}
            aba={endereco.aba}
            versaoId={endereco.versaoId}
            mudar={filtrar}
            enderecoDe={enderecoDe}
          />
        </div>
      )}
      {lotacaoId === null && !narrow && (
        <Card className="unidade programacoes-vazio" aria-label="Programação">
          Escolha uma unidade para ver e mudar a programação dela.
        </Card>
      )}
    </div>
  );
}
