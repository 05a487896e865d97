import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';

type Schemas = components['schemas'];
export type Nota = Schemas['NotaFiscal'];
export type Notas = Schemas['NotasDaMedicao'];
export type NotaAEnviar = Schemas['NotaAEnviar'];
export type NotaEnviada = Schemas['NotaEnviada'];

export const listarNotas = (medicaoId: number) =>
  queryOptions({
    queryKey: ['listarNotas', medicaoId],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/medicoes/{medicaoId}/notas', { signal, params: { path: { medicaoId } } })),
  });
