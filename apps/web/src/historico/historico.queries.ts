import type { components, operations } from '@alipen/contracts/generated/bff';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';

export type Registro = components['schemas']['RegistroHistorico'];
export type FiltroHistorico = Omit<
  NonNullable<operations['listarHistorico']['parameters']['query']>,
  'antesDe' | 'tamanho'
>;

const TAMANHO = 50;

export const listarHistorico = (filtro: FiltroHistorico) =>
  infiniteQueryOptions({
    queryKey: ['listarHistorico', 'tudo', filtro],
    queryFn: ({ signal, pageParam }) =>
      body(
        api.GET('/api/ms-alipen/historico', {
          signal,
          params: { query: { ...filtro, tamanho: TAMANHO, ...(pageParam !== null && { antesDe: pageParam }) } },
        }),
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ proximo }) => proximo,
    placeholderData: keepPreviousData,
  });
