import type { components, operations } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';
import type { Wanted } from '../list/list.model.ts';

type Schemas = components['schemas'];
type Query = NonNullable<operations['listarPagamentos']['parameters']['query']>;
export type Pagamento = Schemas['Pagamento'];
export type DaMedicao = Schemas['PagamentosDaMedicao'];

export const listarPagamentos = (wanted: Wanted) =>
  queryOptions({
    queryKey: ['listarPagamentos', wanted],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/pagamentos', { signal, params: { query: wanted as unknown as Query } })),
  });

export const listarPagamentosDaMedicao = (medicaoId: number) =>
  queryOptions({
    queryKey: ['listarPagamentosDaMedicao', medicaoId],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/medicoes/{medicaoId}/pagamentos', { signal, params: { path: { medicaoId } } })),
  });
