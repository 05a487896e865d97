import { useQuery } from '@tanstack/react-query';
import { useLive } from '../app/live.hook.ts';
import { Pill } from '../ui/pill.component.tsx';
import { today } from '../ui/today.ts';
import { CIENCIAS } from './ciencia.labels.ts';
import { quandoEQuem } from './ciencia.model.ts';
import { obterCienciaDoPedido } from './listas-fornecedor.queries.ts';

/** Whether each supplier of the order said that it has the day's list, with what the list says of this unit. */
export function CienciaDoPedido({ pedidoId }: { pedidoId: number }) {
  const { data = [], refetch } = useQuery(obterCienciaDoPedido(pedidoId));
  useLive(['pedido'], novidades => {
    if (novidades === 'tudo' || novidades.some(mudanca => mudanca.pedidoId === pedidoId)) void refetch();
  });
  if (!data.length) return null;
  return (
    <ul className="pedidos-ciencia" aria-label="Ciência do fornecedor">
      {data.map(({ fornecedor, situacao, ciencia, emissao }) => {
        const { tom, icone, rotulo } = CIENCIAS[situacao];
        return (
          <li key={fornecedor}>
            <Pill tone={tom} icon={icone}>
              {situacao === 'CIENTE' && ciencia ? `${rotulo} ${quandoEQuem(ciencia, today())}` : rotulo}
            </Pill>
            <small className="quieto">
              {data.length > 1 && `${fornecedor} · `}
              {situacao === 'MUDOU' && ciencia
                ? `ciente da emissão ${ciencia.numero} ${quandoEQuem(ciencia, today())}`
                : `lista do dia, emissão ${ciencia?.numero ?? emissao}`}
            </small>
          </li>
        );
      })}
    </ul>
  );
}
