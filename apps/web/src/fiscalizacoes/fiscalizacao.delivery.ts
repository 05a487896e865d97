import type { components } from '@alipen/contracts/generated/bff';
import { api, body } from '../app/api.client.ts';
import type { Delivery } from '../outbox/delivery.model.ts';
import type { OutboxItem } from '../outbox/device.store.ts';
import type { Formulario } from './fiscalizacoes.queries.ts';

/** An inspection as it waits on the device: concluded here, not yet there. */
export interface Concluida {
  fiscalizacaoId: number;
  /** What was asked: to open again what was refused. Absent in what an earlier version concluded. */
  formulario?: Formulario;
  conclusao: components['schemas']['ConclusaoFiscalizacao'];
}

export type FiscalizacaoNaFila = OutboxItem<Concluida>;

/** Answers first: the server waits for the photos that are declared with them, and completes when the last arrives. */
export const fiscalizacaoDelivery: Delivery = {
  reads: ['baixarFiscalizacoesDoDia', 'listarFiscalizacoes', 'obterFiscalizacao'],
  send(item) {
    const { fiscalizacaoId, conclusao } = item.body as Concluida;
    return body(
      api.POST('/api/ms-alipen/fiscalizacoes/{fiscalizacaoId}/concluir', {
        // Its clienteUuid makes it happen once; a key would refuse the next try, which tells another hour.
        params: { path: { fiscalizacaoId } },
        // The device's clock, wrong or not: the server learns by how much.
        body: { ...conclusao, enviadaEm: new Date().toISOString() },
      }),
    );
  },
};
