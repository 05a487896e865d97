import type { components } from '@alipen/contracts/generated/bff';
import { api, body } from '../app/api.client.ts';
import type { TrocasDaLista, TrocaVista } from './trocas.queries.ts';

type Schemas = components['schemas'];
export type NovaDoFornecedor = Schemas['NovaTrocaDoFornecedor'];

export const lerTrocaPeloCodigo = (codigo: string): Promise<TrocaVista> =>
  body(api.GET('/api/ms-alipen/troca/{codigo}', { params: { path: { codigo } } }));

/** The same decision again is the same one. */
export const decidirTrocaPeloCodigo = (codigo: string, decisao: Schemas['DecisaoDoFornecedor']): Promise<TrocaVista> =>
  body(api.POST('/api/ms-alipen/troca/{codigo}', { params: { path: { codigo } }, body: decisao }));

/** The same one again is already there. */
export const pedirTrocaPelaLista = (codigo: string, nova: NovaDoFornecedor): Promise<TrocasDaLista> =>
  body(api.POST('/api/ms-alipen/lista/{codigo}/trocas', { params: { path: { codigo } }, body: nova }));
