import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { Button } from '../ui/button.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { PageTitle } from '../ui/page-title.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { today } from '../ui/today.ts';
import { consultaDe, filtroEm } from './feriados.model.ts';
import { virarFeriado } from './feriados.mutations.ts';
import { listarFeriados } from './feriados.queries.ts';
import { FeriadosFiltros } from './feriados-filtros.component.tsx';
import { FeriadosTabela } from './feriados-tabela.component.tsx';
import '../list/list.css';

const FeriadoDrawer = lazy(() => import('./feriado.drawer.tsx'));

export function Component() {
  const [search, setSearch] = useSearchParams();
  const esteAno = Number(today().slice(0, 4));
  const filtro = filtroEm(search, esteAno);
  const item = search.get('item');
  const query = useQuery(listarFeriados(consultaDe(filtro)));
  const mudar = (mudanca: Record<string, string | null>, replace = false) =>
    setSearch(before => withParams(before, mudanca), { replace });
  const virar = useMutation({ mutationFn: virarFeriado });

  return (
    <div className="pagina">
      <div className="pagina-topo">
        <PageTitle title="Feriados">
          No feriado, a programação de cada unidade segue a regra dela: como domingo, como sábado ou como o próprio dia.
        </PageTitle>
        <Button variant="primary" onClick={() => mudar({ item: 'novo' })}>
          <PlusIcon size={18} weight="bold" aria-hidden /> Novo dia
        </Button>
      </div>
      <FeriadosFiltros filtro={filtro} esteAno={esteAno} mudar={mudar} />
      {virar.error && <Notice tone="perigo">{sentenceOf(virar.error)}</Notice>}
      <QueryState query={query} skeletonHeight={560}>
        {({ itens, hoje }) => (
          <FeriadosTabela
            itens={itens}
            hoje={hoje}
            ocupado={virar.isPending}
            virar={virar.mutate}
            abrir={id => mudar({ item: String(id) })}
          />
        )}
      </QueryState>
      <Suspense>{item && <FeriadoDrawer item={item} close={() => mudar({ item: null, aba: null })} />}</Suspense>
    </div>
  );
}
