import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { labelOf, usePerson } from '../app/person.hook.ts';
import { Footer } from '../list/list-footer.component.tsx';
import '../list/list.css';
import { formatCount } from '../ui/number.format.ts';
import { PageTitle } from '../ui/page-title.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { AbasSituacao } from './abas-situacao.component.tsx';
import { comFiltro, filtrosDe, semFiltros, temFiltro } from './filtros.address.ts';
import { Filtros } from './filtros.component.tsx';
import { Lista } from './lista.component.tsx';
import './acompanhamento.css';
import { listarPedidos, listarTiposAlimentacao } from './pedidos.queries.ts';

const Detalhe = lazy(() => import('./detalhe.drawer.tsx'));

const ROTA = '/modules/monitoramento/acompanhamento';

/** One list under three names: the label comes from the menu of the role in use. */
export function Component() {
  const { menu, papel } = usePerson();
  const [search, setSearch] = useSearchParams();
  const filtros = filtrosDe(search);
  const lista = useQuery(listarPedidos(filtros));
  const tipos = useQuery(listarTiposAlimentacao());
  const item = Number(search.get('item')) || null;

  const mudar = (chave: string, valor: string | undefined, digitando = false) =>
    setSearch(atual => comFiltro(atual, chave, valor), { replace: digitando, preventScrollReset: true });
  const limpar = () => setSearch(semFiltros);

  const noMenu = labelOf(menu, ROTA) ?? 'Acompanhamento';
  return (
    <div className="pagina">
      <PageTitle title={noMenu}>
        {lista.data ? formatCount(lista.data.total, 'pedido', 'pedidos') : 'Pedidos de refeições por dia e unidade'}
      </PageTitle>
      <Filtros filtros={filtros} mudar={mudar} soUmaUnidade={papel === 'SOLICITANTE'} />
      <div className="lista-barra">
        <AbasSituacao
          contagem={lista.data?.porSituacao}
          escolhida={filtros.situacao}
          escolher={situacao => mudar('situacao', situacao)}
        />
        {temFiltro(search) && (
          <button type="button" className="botao botao--discreto" onClick={limpar}>
            Limpar filtros
          </button>
        )}
      </div>
      <QueryState query={lista} skeletonHeight={480}>
        {({ itens, total }) =>
          total === 0 ? (
            <Vazio filtrado={temFiltro(search)} limpar={limpar} />
          ) : (
            <div className={lista.isPlaceholderData ? 'lista-antiga' : undefined} aria-busy={lista.isPlaceholderData}>
              <Lista
                itens={itens}
                refeicoes={refeicoesVisiveis(tipos.data ?? [], itens)}
                ordem={filtros.ordem}
                ordenar={ordem => mudar('ordem', ordem)}
                abrir={pedidoId => mudar('item', String(pedidoId))}
              />
              <Footer
                page={filtros.pagina}
                size={filtros.tamanho}
                total={total}
                noun={{ one: 'pedido', many: 'pedidos' }}
                change={mudar}
              />
            </div>
          )
        }
      </QueryState>
      {item !== null && (
        <Suspense>
          <Detalhe pedidoId={item} fechar={() => mudar('item', undefined)} />
        </Suspense>
      )}
    </div>
  );
}

interface Tipo {
  id: number;
  nome: string;
  ativo: boolean;
}

/** The active meals, and any other that an order on this page still has. */
const refeicoesVisiveis = (
  tipos: readonly Tipo[],
  itens: readonly { refeicoes: { tipoAlimentacaoId: number }[] }[],
) => {
  const usadas = new Set(itens.flatMap(({ refeicoes }) => refeicoes.map(({ tipoAlimentacaoId }) => tipoAlimentacaoId)));
  return tipos.filter(({ id, ativo }) => ativo || usadas.has(id));
};

const Vazio = ({ filtrado, limpar }: { filtrado: boolean; limpar: () => void }) => (
  <div className="cartao vazio">
    <h2>{filtrado ? 'Nenhum pedido com estes filtros.' : 'Ainda não há pedidos.'}</h2>
    {filtrado ? (
      <button type="button" className="botao" onClick={limpar}>
        Limpar filtros
      </button>
    ) : (
      <p className="quieto">Eles aparecem aqui assim que uma unidade salvar ou enviar o primeiro.</p>
    )}
  </div>
);
