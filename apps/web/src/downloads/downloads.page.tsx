import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SIZES } from '../list/list.address.ts';
import { Footer } from '../list/list-footer.component.tsx';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { Card } from '../ui/card.component.tsx';
import { PageTitle } from '../ui/page-title.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { ItemDownload } from './download-item.component.tsx';
import { listarDownloads } from './downloads.queries.ts';
import '../list/list.css';
import './downloads.css';

const POR_PAGINA = 20;
const NOME = { one: 'arquivo', many: 'arquivos' };

export function Component() {
  const [busca, setBusca] = useSearchParams();
  const pag = Number(busca.get('pag'));
  const pedido = Number(busca.get('tamanho'));
  const pagina = Number.isInteger(pag) && pag > 0 && pag <= 10_000 ? pag : 1;
  const tamanho = SIZES.find(each => each === pedido) ?? POR_PAGINA;
  const query = useQuery({ ...listarDownloads({ pagina, tamanho }), placeholderData: keepPreviousData });
  const mudar = (chave: string, valor: string) => setBusca(antes => withParams(antes, { pag: null, [chave]: valor }));
  return (
    <div className="pagina">
      <PageTitle title="Central de downloads">
        Os arquivos grandes são preparados enquanto você faz outra coisa, e ficam guardados aqui por 7 dias.
      </PageTitle>
      <QueryState query={query} skeletonHeight={320}>
        {({ itens, total }) => (
          <>
            <Card aria-label="Arquivos pedidos" aria-busy={query.isPlaceholderData}>
              {itens.length === 0 ? (
                <p className="vazio">
                  Nenhum arquivo pedido. Ao exportar um mapa grande, ele é preparado aqui e o ícone do topo avisa quando
                  estiver pronto.
                </p>
              ) : (
                <ul className="downloads-lista">
                  {itens.map(item => (
                    <ItemDownload key={item.id} item={item} />
                  ))}
                </ul>
              )}
            </Card>
            {total > 0 && <Footer page={pagina} size={tamanho} total={total} noun={NOME} change={mudar} />}
          </>
        )}
      </QueryState>
    </div>
  );
}
