import type { components } from '@alipen/contracts/generated/bff';
import { api, body } from '../app/api.client.ts';
import { once } from '../app/intent-key.ts';
import { etagOf } from '../record/record.model.ts';
import type { Pedido } from './pedidos.queries.ts';

type Schemas = components['schemas'];

/** A retry with the same content opens no second draft. */
export const criarPedido = (novo: Schemas['NovoPedido']): Promise<Pedido> =>
  once(`criarPedido:${novo.lotacaoId}:${novo.dataRefeicao}:${novo.tipo ?? ''}`, novo, chave =>
    body(api.POST('/api/ms-alipen/pedidos', { params: { header: { 'Idempotency-Key': chave } }, body: novo })),
  );

export const editarPedido = (visto: Pedido, edicao: Schemas['EdicaoPedido']): Promise<Pedido> =>
  body(
    api.PUT('/api/ms-alipen/pedidos/{pedidoId}', {
      params: { path: { pedidoId: visto.id }, header: { 'If-Match': etagOf(visto) } },
      body: edicao,
    }),
  );

interface Envio {
  /** Idempotency key of this intent, stored with it while it waits for a connection. */
  chave: string;
  /** Missing in an intent stored by an earlier version of this page: the server asks again where it needs one. */
  motivo?: Schemas['EnvioPedido'] | null;
}

export const enviarPedido = (visto: Pedido, { chave, motivo }: Envio): Promise<Pedido> =>
  body(
    api.POST('/api/ms-alipen/pedidos/{pedidoId}/envio', {
      params: { path: { pedidoId: visto.id }, header: { 'If-Match': etagOf(visto), 'Idempotency-Key': chave } },
      body: motivo ?? {},
    }),
  );

/** What waits for the desk's acceptance comes back as such in `ajustes`. */
export const ajustarPedido = (visto: Pedido, ajuste: Schemas['NovoAjuste']): Promise<Pedido> =>
  once(`ajustarPedido:${visto.id}`, ajuste, chave =>
    body(
      api.POST('/api/ms-alipen/pedidos/{pedidoId}/ajustes', {
        params: { path: { pedidoId: visto.id }, header: { 'If-Match': etagOf(visto), 'Idempotency-Key': chave } },
        body: ajuste,
      }),
    ),
  );
