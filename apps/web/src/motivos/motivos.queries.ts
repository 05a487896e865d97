import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';

type Schemas = components['schemas'];
export type Motivo = Schemas['Motivo'];
export type Contexto = Schemas['ContextoMotivo'];

const PATH = '/api/ms-alipen/motivos';

/** Every reason of every context, inactive ones too: a few dozen. */
export const listarMotivos = () =>
  queryOptions({
    queryKey: ['listarMotivos', 'cadastro'],
    queryFn: ({ signal }) => body(api.GET(PATH, { signal, params: { query: { inativos: true } } })),
  });

export const obterMotivo = (motivoId: number) =>
  queryOptions({
    queryKey: ['obterMotivo', motivoId],
    queryFn: ({ signal }) => body(api.GET(`${PATH}/{motivoId}`, { signal, params: { path: { motivoId } } })),
  });
