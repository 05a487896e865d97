import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { Button } from '../ui/button.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { PageTitle } from '../ui/page-title.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { Contextos } from './contextos.component.tsx';
import { CONTEXTOS, contextoEm } from './contextos.labels.ts';
import { ListaDeMotivos } from './lista.component.tsx';
import { MotivoDrawer } from './motivo.drawer.tsx';
import { listarMotivos } from './motivos.queries.ts';
import './motivos.css';

export function Component() {
  const [search, setSearch] = useSearchParams();
  const motivos = useQuery(listarMotivos());
  const contexto = contextoEm(search.get('contexto'));
  const item = search.get('item');
  const mudar = (chave: string, valor: string | null) =>
    setSearch(before => withParams(before, { aba: null, [chave]: valor }));

  return (
    <div className="pagina">
      <div className="pagina-topo">
        <PageTitle title="Motivos">
          <span aria-live="polite">
            {motivos.data
              ? formatCount(motivos.data.filter(({ ativo }) => ativo).length, 'motivo ativo', 'motivos ativos')
              : ' '}
          </span>
        </PageTitle>
        <Button variant="primary" onClick={() => mudar('item', 'novo')}>
          <PlusIcon size={18} weight="bold" aria-hidden />
          Novo motivo
        </Button>
      </div>
      <QueryState query={motivos} skeletonHeight={560}>
        {lista => (
          <div className="motivos">
            <Contextos lista={lista} escolhido={contexto} escolher={qual => mudar('contexto', qual)} />
            <section className="motivos-lista" aria-label={CONTEXTOS[contexto].rotulo}>
              <p className="quieto">{CONTEXTOS[contexto].quando}</p>
              <ListaDeMotivos contexto={contexto} motivos={lista.filter(motivo => motivo.contexto === contexto)} />
            </section>
          </div>
        )}
      </QueryState>
      {item !== null && <MotivoDrawer item={item} contexto={contexto} close={() => mudar('item', null)} />}
    </div>
  );
}
