import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePerson } from '../../app/person.hook.ts';
import { useSearchParams } from '../../ui/address.hook.ts';
import { Button } from '../../ui/button.component.tsx';
import { Notice } from '../../ui/notice.component.tsx';
import { PageTitle } from '../../ui/page-title.component.tsx';
import { QueryState } from '../../ui/query-state.component.tsx';
import { PedidoDoDia } from '../dia/pedido-do-dia.component.tsx';
import { useFocoPerdido } from '../grade/foco-na-grade.hook.ts';
import { prepararPedido } from '../pedidos.queries.ts';
import '../dia/solicitacao.css';

/** The order screen for a unit that asked the desk to fill it; the history says in whose name. */
export default function Preencher({ lotacaoId, data }: { lotacaoId: number; data: string }) {
  const { session } = usePerson();
  const [, setSearch] = useSearchParams();
  const [rodada, setRodada] = useState(0);
  // A cancelled order takes the focused button away.
  useFocoPerdido(String(rodada));
  const preparo = useQuery(prepararPedido({ lotacaoId, data }));
  const voltar = () => setSearch({ visao: 'fila', data, caso: 'todos', item: String(lotacaoId) });
  return (
    <div className="pagina">
      <div className="pagina-topo">
        <PageTitle title="Preencher pela unidade">{preparo.data?.lotacao.nome ?? ' '}</PageTitle>
        <Button onClick={voltar}>Voltar à fila</Button>
      </div>
      <Notice tone="info">O histórico do pedido dirá que você o preencheu em nome da unidade.</Notice>
      <QueryState query={preparo} skeletonHeight={420}>
        {dados => (
          <PedidoDoDia
            key={`${dados.lotacao.id}|${dados.data}|${dados.tipo}|${rodada}`}
            preparo={dados}
            recebidoEm={preparo.dataUpdatedAt}
            matricula={session.usuario.matricula}
            reler={() => preparo.refetch()}
            mudarDia={() => undefined}
            recomecar={() => preparo.refetch().then(() => setRodada(rodada + 1))}
          />
        )}
      </QueryState>
    </div>
  );
}
