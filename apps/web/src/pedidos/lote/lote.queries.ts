import type { components, operations } from '@alipen/contracts/generated/bff';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, body } from '../../app/api.client.ts';

type Schemas = components['schemas'];
export type PreparoEmLote = Schemas['PreparoEmLote'];
export type LinhaPreparo = Schemas['LinhaPreparo'];
export type RascunhoGravado = Schemas['RascunhoGravado'];
export type SituacaoDaLotacao = Schemas['SituacaoDaLotacao'];
export type EnvioFeito = Schemas['EnvioFeito'];
export type FiltroDoDia = NonNullable<operations['prepararPedidosDoDia']['parameters']['query']>;

// Never read again by itself: what is typed stands over what was read, and the answers of saving bring the news.
const SO_QUANDO_SE_PEDE = {
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  staleTime: Number.POSITIVE_INFINITY,
};

export const prepararPedidosDoDia = (query: FiltroDoDia) =>
  queryOptions({
    queryKey: ['prepararPedidosDoDia', query],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/pedidos/preparo-do-dia', { signal, params: { query } })),
    placeholderData: keepPreviousData,
    gcTime: 0,
    ...SO_QUANDO_SE_PEDE,
  });

/** Without a day, the next one whose cut-off is open. */
export const obterSituacaoDoDia = (data: string | undefined) =>
  queryOptions({
    queryKey: ['obterSituacaoDoDia', data ?? null],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/pedidos/situacao-do-dia', { signal, params: { query: data ? { data } : {} } })),
    // Polled: the time left runs by the clock alone, and nothing tells.
    refetchInterval: 60_000,
  });

export const prepararPedidosDeDias = (lotacaoId: number | undefined) =>
  queryOptions({
    queryKey: ['prepararPedidosDeDias', lotacaoId ?? null],
    queryFn: ({ signal }) =>
      body(
        api.GET('/api/ms-alipen/pedidos/preparo-de-dias', {
          signal,
          params: { query: lotacaoId === undefined ? {} : { lotacaoId } },
        }),
      ),
    gcTime: 0,
    ...SO_QUANDO_SE_PEDE,
  });
