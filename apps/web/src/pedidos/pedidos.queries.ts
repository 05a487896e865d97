import type { components, operations } from '@alipen/contracts/generated/bff';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';

export type Preparo = components['schemas']['PreparoPedido'];
export type CelulaPreparo = components['schemas']['CelulaPreparo'];
export type Pedido = components['schemas']['Pedido'];
export type PedidoResumido = components['schemas']['PedidoResumido'];
export type Resumo = components['schemas']['ResumoPedidos'];
export type FiltroPedidos = NonNullable<operations['listarPedidos']['parameters']['query']>;
type FiltroPreparo = NonNullable<operations['prepararPedido']['parameters']['query']>;

export const prepararPedido = (query: FiltroPreparo) =>
  queryOptions({
    queryKey: ['prepararPedido', query],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/pedidos/preparo', { signal, params: { query } })),
    placeholderData: keepPreviousData,
  });

export const listarPedidos = (query: FiltroPedidos) =>
  queryOptions({
    queryKey: ['listarPedidos', query],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/pedidos', { signal, params: { query } })),
    placeholderData: keepPreviousData,
  });

/** One day in numbers. */
export const resumirPedidos = (data: string) =>
  queryOptions({
    queryKey: ['resumirPedidos', data],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/pedidos/resumo', { signal, params: { query: { data } } })),
  });

export const obterPedido = (pedidoId: number) =>
  queryOptions({
    queryKey: ['obterPedido', pedidoId],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/pedidos/{pedidoId}', { signal, params: { path: { pedidoId } } })),
  });

export const listarTiposAlimentacao = () =>
  queryOptions({
    queryKey: ['listarTiposAlimentacao', true],
    // The inactive ones too: old orders name them.
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/tipos-alimentacao', { signal, params: { query: { inativos: true } } })),
    staleTime: 300_000,
  });

export const listarTiposPublico = () =>
  queryOptions({
    queryKey: ['listarTiposPublico', true],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/tipos-publico', { signal, params: { query: { inativos: true } } })),
    staleTime: 300_000,
  });
