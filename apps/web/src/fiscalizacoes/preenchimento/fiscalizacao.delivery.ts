import type { components } from '@alipen/contracts/generated/bff';
import { api, body } from '../../app/api.client.ts';
import type { Delivery } from '../../outbox/delivery.model.ts';
import type { OutboxItem } from '../../outbox/device.store.ts';
import type { Formulario } from '../fiscalizacoes.queries.ts';

/** An inspection concluded here that waits on the device. */
export interface Concluida {
  fiscalizacaoId: number;
  /** The form that was answered, to open a refused inspection again. Absent in what an earlier version concluded. */
  formulario?: Formulario;
  conclusao: components['schemas']['ConclusaoFiscalizacao'];
}

export type FiscalizacaoNaFila = OutboxItem<Concluida>;

/** Answers go first: the server waits for the photos declared with them, and completes when the last arrives. */
export const fiscalizacaoDelivery: Delivery = {
  reads: ['baixarFiscalizacoesDoDia', 'listarFiscalizacoes', 'obterFiscalizacao'],
  send(item) {
    const { fiscalizacaoId, conclusao } = item.body as Concluida;
    return body(
      api.POST('/api/ms-alipen/fiscalizacoes/{fiscalizacaoId}/concluir', {
        // `clienteUuid` makes it happen once; an idempotency key would refuse a retry, which has another time of sending.
        params: { path: { fiscalizacaoId } },
        // The device's clock, wrong or not: the server learns by how much.
        body: { ...conclusao, enviadaEm: new Date().toISOString() },
      }),
    );
  },
};
