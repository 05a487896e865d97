import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLive } from '../app/live.hook.ts';
import { LiveNews } from '../app/live-switch.component.tsx';
import { useSearchParams } from '../ui/address.hook.ts';
import { QueryState } from '../ui/query-state.component.tsx';
import { today } from '../ui/today.ts';
import { buscaDo, comMudanca, enderecoDe, type Mudar } from './endereco.model.ts';
import { MatrizCorpo } from './matriz-corpo.component.tsx';
import { MatrizTopo } from './matriz-topo.component.tsx';
import { obterPedidosDasLotacoes } from './pedidos-das-lotacoes.queries.ts';
import './matriz.css';

const Totais = lazy(() => import('./matriz-totais.component.tsx'));
const MesDaLotacao = lazy(() => import('./mes-da-lotacao.drawer.tsx'));

export function Component() {
  const [search, setSearch] = useSearchParams();
  const endereco = enderecoDe(search, today());
  const { data, uf, comparar, totais, lotacao } = endereco;
  const matriz = useQuery(obterPedidosDasLotacoes(buscaDo(endereco)));
  const novas = useLive(['pedido', 'fiscalizacao']);
  const mudar: Mudar = (chave, valor) =>
    setSearch(atual => comMudanca(atual, chave, valor), { replace: chave === 'texto', preventScrollReset: true });

  return (
    <div className="pagina">
      <MatrizTopo endereco={endereco} mudar={mudar} lidaEm={matriz.data?.agora} />
      <LiveNews pending={novas.pending} show={novas.show} />
      <Suspense>{totais && <Totais data={data} uf={uf} por={totais} mudar={mudar} />}</Suspense>
      <QueryState query={matriz} skeletonHeight={520}>
        {dados => (
          <MatrizCorpo
            matriz={dados}
            pergunta={matriz.isPlaceholderData ? null : `${data} ${uf} ${comparar}`}
            filtro={endereco.filtro}
            mudar={mudar}
          />
        )}
      </QueryState>
      <Suspense>
        {lotacao && (
          <MesDaLotacao
            lotacaoId={lotacao}
            mes={endereco.mes}
            irA={novo => mudar('mes', novo)}
            fechar={() => mudar('lotacao', null)}
          />
        )}
      </Suspense>
    </div>
  );
}
