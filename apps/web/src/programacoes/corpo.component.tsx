import { Link } from 'react-router-dom';
import { NARROW, useMediaQuery } from '../ui/media-query.hook.ts';
import type { Endereco } from './endereco.hook.ts';
import { Todas } from './todas.component.tsx';
import { Unidade } from './unidade.component.tsx';
import { Unidades } from './unidades.component.tsx';

/** All units; once one is open, the list stands beside it where there is room for both. */
export function Corpo({ endereco }: { endereco: Endereco }) {
  const { lotacaoId, filtrar, enderecoDe, enderecoDaUnidade } = endereco;
  const narrow = useMediaQuery(NARROW);
  if (lotacaoId === null) return <Todas enderecoDe={enderecoDaUnidade} />;
  return (
    <div className="programacoes-corpo">
      {!narrow && (
        <Unidades
          busca={endereco.busca}
          estado={endereco.estado}
          pagina={endereco.pagina}
          escolhida={lotacaoId}
          filtrar={filtrar}
          enderecoDe={enderecoDaUnidade}
        />
      )}
      <div className="programacoes-unidade">
        <Link to={enderecoDaUnidade(null)}>← Todas as unidades</Link>
        <Unidade
          key={lotacaoId}
          lotacaoId={lotacaoId}
          aba={endereco.aba}
          versaoId={endereco.versaoId}
          mudar={filtrar}
          enderecoDe={enderecoDe}
        />
      </div>
    </div>
  );
}
