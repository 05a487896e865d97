import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';

type Schemas = components['schemas'];
export type DiaDeclarado = Schemas['DiaDeclarado'];

export const listarDeclaracoes = (contratoId: number, mes: string) =>
  queryOptions({
    queryKey: ['listarDeclaracoes', contratoId, mes],
    queryFn: ({ signal }) =>
      body(
        api.GET('/api/ms-alipen/contratos/{contratoId}/declaracoes', {
          signal,
          params: { path: { contratoId }, query: { mes } },
        }),
      ),
  });

export const obterDeclaracao = (contratoId: number, data: string) =>
  queryOptions({
    queryKey: ['obterDeclaracao', contratoId, data],
    queryFn: ({ signal }) =>
      body(
        api.GET('/api/ms-alipen/contratos/{contratoId}/declaracoes/{data}', {
          signal,
          params: { path: { contratoId, data } },
        }),
      ),
  });
