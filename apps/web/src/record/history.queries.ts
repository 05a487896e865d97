import type { components } from '@alipen/contracts/generated/bff';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';

export type HistoryEvent = components['schemas']['RegistroHistorico'];

const SIZE = 20;

export const listarHistorico = (entidade: string, entidadeId: number) =>
  infiniteQueryOptions({
    queryKey: ['listarHistorico', entidade, entidadeId],
    queryFn: ({ signal, pageParam }) =>
      body(
        api.GET('/api/ms-alipen/historico', {
          signal,
          params: {
            query: {
              entidade,
              entidadeId: String(entidadeId),
              tamanho: SIZE,
              ...(pageParam !== null && { antesDe: pageParam }),
            },
          },
        }),
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ proximo }) => proximo,
  });
