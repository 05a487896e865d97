import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';

type Schemas = components['schemas'];
export type Suspensao = Schemas['Suspensao'];
export type SuspensaoPedida = Schemas['SuspensaoPedida'];
export type Suspensoes = Schemas['Suspensoes'];
export type Efeito = Schemas['EfeitoDaSuspensao'];

export const listarSuspensoes = (lotacaoId: number) =>
  queryOptions({
    queryKey: ['listarSuspensoes', lotacaoId],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/lotacoes/{lotacaoId}/suspensoes', { signal, params: { path: { lotacaoId } } })),
  });
