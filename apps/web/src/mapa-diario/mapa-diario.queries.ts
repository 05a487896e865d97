import type { components, operations } from '@alipen/contracts/generated/bff';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';

export type MapaDiario = components['schemas']['MapaDiario'];
export type LinhaMapa = components['schemas']['LinhaMapa'];
type FiltroMapa = operations['obterMapaDiario']['parameters']['query'];

export const obterMapaDiario = (query: FiltroMapa) =>
  queryOptions({
    queryKey: ['obterMapaDiario', query],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/mapa-diario', { signal, params: { query } })),
    placeholderData: keepPreviousData,
  });
