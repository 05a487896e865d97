import type { components, operations } from '@alipen/contracts/generated/bff';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';

type Schemas = components['schemas'];
export type Feriado = Schemas['Feriado'];
export type DiaFeriado = Schemas['DiaFeriado'];
export type NovoFeriado = Schemas['NovoFeriado'];
export type AmbitoFeriado = Schemas['AmbitoFeriado'];
export type FiltroFeriados = NonNullable<operations['listarFeriados']['parameters']['query']>;

export const listarFeriados = (query: FiltroFeriados) =>
  queryOptions({
    queryKey: ['listarFeriados', query],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/feriados', { signal, params: { query } })),
    placeholderData: keepPreviousData,
  });

export const obterFeriado = (feriadoId: number) =>
  queryOptions({
    queryKey: ['obterFeriado', feriadoId],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/feriados/{feriadoId}', { signal, params: { path: { feriadoId } } })),
  });
