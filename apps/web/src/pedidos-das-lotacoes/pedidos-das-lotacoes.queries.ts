import type { components, operations } from '@alipen/contracts/generated/bff';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';

type Schemas = components['schemas'];
export type Matriz = Schemas['MatrizDasLotacoes'];
export type Linha = Schemas['LinhaDaMatriz'];
export type Celula = Schemas['CelulaDaMatriz'];
export type SituacaoDaRefeicao = Schemas['SituacaoDaRefeicao'];
export type VariacaoSemanal = Schemas['VariacaoSemanal'];
export type Totais = Schemas['TotaisDasLotacoes'];
export type GrupoDosTotais = Schemas['GrupoDosTotais'];
type Filtro = operations['obterPedidosDasLotacoes']['parameters']['query'];

export const obterPedidosDasLotacoes = (query: Filtro) =>
  queryOptions({
    queryKey: ['obterPedidosDasLotacoes', query],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/pedidos-das-lotacoes', { signal, params: { query } })),
    placeholderData: keepPreviousData,
    // Polled: a meal gets late by the clock alone, and nothing tells.
    refetchInterval: 60_000,
  });

export const totalizarPedidosDasLotacoes = (query: operations['totalizarPedidosDasLotacoes']['parameters']['query']) =>
  queryOptions({
    queryKey: ['totalizarPedidosDasLotacoes', query],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/pedidos-das-lotacoes/totais', { signal, params: { query } })),
    placeholderData: keepPreviousData,
  });

export const resumirPedidosDasLotacoes = (data: string) =>
  queryOptions({
    queryKey: ['resumirPedidosDasLotacoes', data],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/pedidos-das-lotacoes/resumo', { signal, params: { query: { data } } })),
    refetchInterval: 60_000,
  });
