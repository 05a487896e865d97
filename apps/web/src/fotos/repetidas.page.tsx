import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Footer } from '../list/list-footer.component.tsx';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { EmptyState } from '../ui/empty-state.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { PageTitle } from '../ui/page-title.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { listarFotosRepetidas } from './fotos.queries.ts';
import { Repetida } from './repetida.component.tsx';
import { buscaDe, PADRAO } from './repetidas.model.ts';
import { RepetidasFiltros } from './repetidas-filtros.component.tsx';
import '../list/list.css';
import './fotos.css';

const NOME = { one: 'repetição', many: 'repetições', feminine: true };

export function Component() {
  const [search, setSearch] = useSearchParams();
  const busca = buscaDe(search);
  const definida = Object.fromEntries(Object.entries(busca).filter(([, valor]) => valor !== undefined));
  const query = useQuery({ ...listarFotosRepetidas(definida), placeholderData: keepPreviousData });
  const mudar = (chave: string, valor: string) => setSearch(antes => withParams(antes, { pag: null, [chave]: valor }));
  return (
    <div className="pagina">
      <PageTitle title="Fotos repetidas">
        <span aria-live="polite">{query.data ? formatCount(query.data.total, NOME.one, NOME.many) : ' '}</span>
      </PageTitle>
      <p className="quieto">
        O sistema compara cada foto que chega com todas as anteriores, de qualquer lotação e dia. Nada é recusado: quem
        decide é você.
      </p>
      <RepetidasFiltros busca={busca} mudar={mudar} verTodas={() => setSearch({})} />
      <QueryState query={query} skeletonHeight={520}>
        {({ itens, total }) => (
          <>
            {itens.length === 0 ? (
              <EmptyState
                title={busca.situacao === PADRAO ? 'Nada a decidir.' : 'Nenhuma repetição com este filtro.'}
                text="Quando uma foto repetir outra, ela aparece aqui e o sino avisa."
              />
            ) : (
              <ul className="repetidas" aria-busy={query.isPlaceholderData}>
                {itens.map(repetida => (
                  <Repetida key={repetida.id} repetida={repetida} />
                ))}
              </ul>
            )}
            {total > 0 && <Footer page={busca.pagina} size={busca.tamanho} total={total} noun={NOME} change={mudar} />}
          </>
        )}
      </QueryState>
    </div>
  );
}
