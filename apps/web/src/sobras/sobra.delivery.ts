import { api, body } from '../app/api.client.ts';
import { ProblemError } from '../base/problem.error.ts';
import type { Delivery } from '../outbox/delivery.model.ts';
import { type OutboxItem, readItems } from '../outbox/device.store.ts';
import type { Medida } from './sobras.queries.ts';

/** The meal that a record is of. */
export interface Onde {
  lotacaoId: number;
  data: string;
  tipoAlimentacaoId: number;
}

export interface Registrada extends Onde {
  /** The record that this one corrects, as it was seen; null for a first one. */
  corrige: { id: number; versao: number } | null;
  medida: Medida;
}

export type NaFila = OutboxItem<Registrada>;

export const mesmaRefeicao = (a: Onde, b: Onde) =>
  a.lotacaoId === b.lotacaoId && a.data === b.data && a.tipoAlimentacaoId === b.tipoAlimentacaoId;

/** What shows leftovers. */
export const LEITURAS = ['obterSobrasDoDia', 'resumirSobras', 'obterInicio'] as const;

export const sobraDelivery: Delivery = {
  reads: LEITURAS,
  async send(item) {
    const registrada = item.body as Registrada;
    const chegada = (await readItems(item.person)).some(
      ({ kind, body: outra, refusal, delivered }) =>
        kind === 'recebimento' && refusal === null && !delivered && mesmaRefeicao(outra as Onde, registrada),
    );
    // The server knows leftovers only of what was received; a try that is too early is no refusal.
    if (chegada)
      throw new ProblemError(408, { detail: 'Espera o recebimento desta refeição, que ainda está na fila.' });
    return gravar(item.id, registrada);
  },
};

function gravar(clienteUuid: string, { corrige, medida, lotacaoId, data, tipoAlimentacaoId }: Registrada) {
  if (corrige) {
    const header = { 'If-Match': `"${corrige.versao}"`, 'Idempotency-Key': clienteUuid };
    const path = { sobraId: corrige.id };
    return body(api.PUT('/api/ms-alipen/sobras/{sobraId}', { params: { path, header }, body: medida }));
  }
  return body(
    api.POST('/api/ms-alipen/sobras', {
      params: { header: { 'Idempotency-Key': clienteUuid } },
      body: { ...medida, lotacaoId, data, tipoAlimentacaoId, clienteUuid },
    }),
  );
}
