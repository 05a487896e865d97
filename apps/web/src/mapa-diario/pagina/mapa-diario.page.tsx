import { lazy, Suspense } from 'react';
import { usePerson } from '../../app/person.hook.ts';
import { useSearchParams, withParams } from '../../ui/address.hook.ts';
import { EmptyState } from '../../ui/empty-state.component.tsx';
import { QueryState } from '../../ui/query-state.component.tsx';
import { today } from '../../ui/today.ts';
import { semUnidade } from '../modelo/mapa.consultas.ts';
import type { Mudar } from '../modelo/mapa.endereco.ts';
import { enderecoDe } from '../modelo/mapa.endereco.ts';
import { useMapa } from '../modelo/mapa.hook.ts';
import { useSinais } from '../modelo/sinais.hook.ts';
import { MapaCorpo } from './mapa-corpo.component.tsx';
import { MapaTopo } from './mapa-topo.component.tsx';
import './mapa.css';

const OrigemDrawer = lazy(() => import('../origem/origem.drawer.tsx'));

export function Component() {
  const { papel } = usePerson();
  const [busca, setBusca] = useSearchParams();
  const endereco = enderecoDe(busca, today());
  const restrita = papel === 'SOLICITANTE';
  const mapa = useMapa(endereco, restrita);
  const mudar: Mudar = mudanca => setBusca(atual => withParams(atual, mudanca));
  const sinais = useSinais(endereco, mapa.data);

  return (
    <div className="pagina mapa-pagina">
      <MapaTopo endereco={endereco} mudar={mudar} mapa={mapa.data} restrita={restrita} fechados={sinais.fechados} />
      {semUnidade(endereco, restrita) ? (
        <EmptyState title="Escolha uma unidade" text="O mês dela aparece aqui, uma linha por dia." />
      ) : (
        <QueryState query={mapa} skeletonHeight={520}>
          {dados => (
            <MapaCorpo mapa={dados} antigo={mapa.isPlaceholderData} endereco={endereco} mudar={mudar} sinais={sinais} />
          )}
        </QueryState>
      )}
      {endereco.celula && (
        <Suspense fallback={null}>
          <OrigemDrawer
            celula={endereco.celula}
            colunas={mapa.data?.colunas ?? []}
            base={endereco.base}
            fechar={() => mudar({ celula: undefined })}
          />
        </Suspense>
      )}
    </div>
  );
}
