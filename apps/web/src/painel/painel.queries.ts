import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';

export type Painel = components['schemas']['Painel'];

export const obterPainel = (regiao?: string) =>
  queryOptions({
    queryKey: ['obterPainel', regiao ?? null],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/painel', { signal, params: { query: regiao ? { regiao } : {} } })),
  });
