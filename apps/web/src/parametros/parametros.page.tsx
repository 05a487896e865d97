import { useQuery } from '@tanstack/react-query';
import { AgenciaPanel } from '../agencia/agencia.panel.tsx';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { DebouncedText } from '../ui/debounced-text.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { PageTitle } from '../ui/page-title.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { Grupos } from './grupos.component.tsx';
import { ParametroDrawer } from './parametro.drawer.tsx';
import { listarParametros } from './parametros.queries.ts';
import '../list/list.css';
import './parametros.css';

export function Component() {
  const [search, setSearch] = useSearchParams();
  const parametros = useQuery(listarParametros());
  const busca = search.get('busca')?.slice(0, 60) ?? '';
  const item = search.get('item');
  const mudar = (chave: string, valor: string | null, digitando = false) =>
    setSearch(before => withParams(before, { [chave]: valor }), { replace: digitando });
  const alterados = parametros.data?.itens.filter(({ noPadrao }) => !noPadrao).length ?? 0;

  return (
    <div className="pagina">
      <div className="pagina-topo">
        <PageTitle title="Parâmetros">
          {parametros.data
            ? alterados === 0
              ? 'Todos no padrão do sistema'
              : formatCount(alterados, 'diferente do padrão', 'diferentes do padrão')
            : ' '}
        </PageTitle>
      </div>
      <AgenciaPanel />
      <p className="parametros-explica">
        São os números das regras. Cada mudança vale <strong>a partir de um dia</strong>, com o nome de quem a fez; os
        dias anteriores continuam com o valor que tinham.
      </p>
      <search className="filtragem">
        <DebouncedText label="Buscar" value={busca} maxLength={60} onChange={texto => mudar('busca', texto, true)} />
      </search>
      <QueryState query={parametros} skeletonHeight={640}>
        {({ itens }) => <Grupos itens={itens} busca={busca} abrir={chave => mudar('item', chave)} />}
      </QueryState>
      {item !== null && <ParametroDrawer chave={item} close={() => mudar('item', null)} />}
    </div>
  );
}
