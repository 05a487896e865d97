import type { components } from '@alipen/contracts/generated/bff';
import { api, body } from '../app/api.client.ts';
import { once } from '../app/intent-key.ts';
import { createOnDevice } from '../base/device-key.ts';
import type { Chave } from './chaves-pessoais.queries.ts';

type Schemas = components['schemas'];

export async function cadastrarChave(nome: string): Promise<Chave> {
  const pedido = await body(api.POST('/api/ms-alipen/minhas-chaves/desafio'));
  const nova = { nome, ...(await createOnDevice(pedido)) };
  return once('cadastrarChave', nova, chave =>
    body(api.POST('/api/ms-alipen/minhas-chaves', { params: { header: { 'Idempotency-Key': chave } }, body: nova })),
  );
}

export const confirmarChave = (chaveId: number, codigo: string): Promise<Chave> =>
  once(`confirmarChave:${chaveId}`, { codigo }, chave =>
    body(
      api.POST('/api/ms-alipen/chaves-pessoais/{chaveId}/confirmacao', {
        params: { path: { chaveId }, header: { 'Idempotency-Key': chave } },
        body: { codigo },
      }),
    ),
  );

export const revogarChave = (chaveId: number, motivo: Schemas['MotivoDaRevogacao']): Promise<Chave> =>
  once(`revogarChave:${chaveId}`, { motivo }, chave =>
    body(
      api.POST('/api/ms-alipen/chaves-pessoais/{chaveId}/revogacao', {
        params: { path: { chaveId }, header: { 'Idempotency-Key': chave } },
        body: { motivo },
      }),
    ),
  );
