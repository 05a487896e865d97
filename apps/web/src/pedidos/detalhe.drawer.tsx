import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { formatLongDay } from '../ui/date.format.ts';
import { overlayContainer } from '../ui/overlay.container.ts';
import { QueryState } from '../ui/query-state.component.tsx';
import { Detalhe } from './detalhe.component.tsx';
import { obterPedido } from './pedidos.queries.ts';

interface Props {
  pedidoId: number;
  fechar: () => void;
}

/** One order over the list; its address is `?item=`, so it can be sent to a colleague. */
export default function DetalheDrawer({ pedidoId, fechar }: Props) {
  const pedido = useQuery(obterPedido(pedidoId));
  return (
    <Drawer
      open
      getContainer={overlayContainer}
      size="min(560px, 100vw)"
      title={pedido.data ? `Pedido ${pedido.data.numero}` : 'Pedido'}
      onClose={fechar}
    >
      <QueryState query={pedido} skeletonHeight={360}>
        {dados => (
          <>
            <p>
              <strong>{dados.lotacao.nome}</strong>
              <br />
              <span className="quieto">{formatLongDay(dados.dataRefeicao)}</span>
            </p>
            <Detalhe pedido={dados} />
          </>
        )}
      </QueryState>
    </Drawer>
  );
}
