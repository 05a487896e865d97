import type { components } from '@alipen/contracts/generated/bff';
import { api, body } from '../app/api.client.ts';
import { once } from '../app/intent-key.ts';

type Schemas = components['schemas'];
export type APreencher = Schemas['DeclaracaoAPreencher'];
export type LinhaAPreencher = Schemas['LinhaAPreencher'];
export type Recebida = Schemas['DeclaracaoRecebida'];

export const lerDeclaracao = (codigo: string, data: string | undefined) =>
  body(
    api.GET('/api/ms-alipen/declaracao/{codigo}', { params: { path: { codigo }, query: { ...(data && { data }) } } }),
  );

/** The same words sent again, after the answer was lost, are the same sending. */
export const declarar = (codigo: string, nova: Omit<Schemas['NovaDeclaracao'], 'uuid'>): Promise<Recebida> =>
  once(`declararPeloCodigo:${nova.data}`, nova, uuid =>
    body(api.POST('/api/ms-alipen/declaracao/{codigo}', { params: { path: { codigo } }, body: { ...nova, uuid } })),
  );
