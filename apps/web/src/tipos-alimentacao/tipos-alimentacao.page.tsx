import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { Button } from '../ui/button.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { PageTitle } from '../ui/page-title.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { DiaDeRefeicoes } from './dia.component.tsx';
import { EmUso, useInativacao } from './em-uso.dialog.tsx';
import { ListaDeTipos } from './lista.component.tsx';
import { TipoDrawer } from './tipo.drawer.tsx';
import { listarTipos } from './tipos-alimentacao.queries.ts';
import './tipos-alimentacao.css';

export function Component() {
  const [search, setSearch] = useSearchParams();
  const tipos = useQuery(listarTipos());
  const inativacao = useInativacao();
  const item = search.get('item');
  const abrir = (qual: string | null) => setSearch(before => withParams(before, { aba: null, item: qual }));

  return (
    <div className="pagina">
      <div className="pagina-topo">
        <PageTitle title="Tipos De Alimentação">
          <span aria-live="polite">
            {tipos.data
              ? formatCount(tipos.data.filter(({ ativo }) => ativo).length, 'refeição ativa', 'refeições ativas')
              : ' '}
          </span>
        </PageTitle>
        <Button variant="primary" onClick={() => abrir('novo')}>
          <PlusIcon size={18} weight="bold" aria-hidden />
          Novo tipo
        </Button>
      </div>
      <QueryState query={tipos} skeletonHeight={480}>
        {lista => (
          <>
            <DiaDeRefeicoes tipos={lista} />
            <ListaDeTipos tipos={lista} />
          </>
        )}
      </QueryState>
      {item !== null && <TipoDrawer item={item} close={() => abrir(null)} inativar={inativacao.inativar} />}
      <EmUso {...inativacao} />
    </div>
  );
}
