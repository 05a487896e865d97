import type { components } from '@alipen/contracts/generated/bff';
import { api, body } from '../app/api.client.ts';
import { ProblemError } from '../base/problem.error.ts';
import type { Delivery } from '../outbox/delivery.model.ts';
import type { OutboxItem } from '../outbox/device.store.ts';
import type { Conferencia, Modo } from './conferencia.model.ts';

export interface Registrada {
  lotacaoId: number;
  data: string;
  pedidoId: number;
  tipoAlimentacaoId: number;
  modo: Modo;
  /** Only in a correction. */
  recebimentoId: number | null;
  corpo: components['schemas']['ConferenciaRecebimento'];
  motivo: string;
  fotosEnviadas: readonly string[];
  /** Opens the sheet again if the record is refused. */
  conferencia: Conferencia;
}

export type NaFila = OutboxItem<Registrada>;

/** A colleague may record another meal of the same order at the same minute: then it is read again and retried. */
const TENTATIVAS = 3;

export const recebimentoDelivery: Delivery = {
  // What a reception changes: the deliveries, the order and every list that shows its state.
  reads: ['listarEntregasEsperadas', 'listarRecebimentos', 'obterPedido', 'listarPedidos', 'obterMapaDiario'],
  async send(item, nomes) {
    const registrada = item.body as Registrada;
    const fotos = [...registrada.fotosEnviadas, ...nomes];
    for (let tentativa = 1; ; tentativa += 1) {
      const { pedido } = await body(
        api.GET('/api/ms-alipen/pedidos/{pedidoId}/recebimentos', {
          params: { path: { pedidoId: registrada.pedidoId } },
        }),
      );
      try {
        return await gravar(item.id, registrada, fotos, `"${pedido.versao}"`);
      } catch (error) {
        const mudou = error instanceof ProblemError && error.status === 412;
        if (!mudou || tentativa === TENTATIVAS) throw error;
      }
    }
  },
};

function gravar(clienteUuid: string, registrada: Registrada, fotos: string[], versao: string) {
  const { corpo, modo, motivo, pedidoId, recebimentoId, tipoAlimentacaoId } = registrada;
  const header = { 'If-Match': versao, 'Idempotency-Key': clienteUuid };
  const comum = { ...corpo, ...(fotos.length > 0 && { fotos }), clienteUuid };
  if (modo === 'corrigir' && recebimentoId !== null) {
    return body(
      api.POST('/api/ms-alipen/recebimentos/{recebimentoId}/correcoes', {
        params: { path: { recebimentoId }, header },
        body: { ...comum, motivo },
      }),
    );
  }
  return body(
    api.POST('/api/ms-alipen/pedidos/{pedidoId}/recebimentos', {
      params: { path: { pedidoId }, header },
      body: { ...comum, tipoAlimentacaoId, ...(modo === 'repor' && { reposicao: true }) },
    }),
  );
}
