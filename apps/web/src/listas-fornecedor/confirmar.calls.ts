import type { components } from '@alipen/contracts/generated/bff';
import { api, body } from '../app/api.client.ts';

export type ListaAConfirmar = components['schemas']['ListaAConfirmar'];
export type Ciencia = components['schemas']['CienciaDaLista'];

export const lerListaPeloCodigo = (codigo: string): Promise<ListaAConfirmar> =>
  body(api.GET('/api/ms-alipen/lista/{codigo}', { params: { path: { codigo } } }));

/** Said again, it is answered with the first. */
export const confirmarListaPeloCodigo = (codigo: string, nome: string): Promise<Ciencia> =>
  body(api.POST('/api/ms-alipen/lista/{codigo}/ciencia', { params: { path: { codigo } }, body: { nome } }));
