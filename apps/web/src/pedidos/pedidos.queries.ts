import type { components, operations } from '@alipen/contracts/generated/bff';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';

export type Preparo = components['schemas']['PreparoPedido'];
export type CelulaPreparo = components['schemas']['CelulaPreparo'];
export type Pedido = components['schemas']['Pedido'];
export type PedidoResumido = components['schemas']['PedidoResumido'];
export type PaginaPedidos = components['schemas']['PaginaPedidos'];
export type FiltroQuadro = NonNullable<operations['obterQuadroPedidos']['parameters']['query']>;
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
  });

export const obterQuadroPedidos = (query: FiltroQuadro) =>
  queryOptions({
    queryKey: ['obterQuadroPedidos', query],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/pedidos/quadro', { signal, params: { query } })),
  });

export const obterPedido = (pedidoId: number) =>
  queryOptions({
    queryKey: ['obterPedido', pedidoId],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/pedidos/{pedidoId}', { signal, params: { path: { pedidoId } } })),
  });

export type ContextoMotivo = components['schemas']['ContextoMotivo'];
export type Motivo = components['schemas']['Motivo'];

export const contextoDe = (prazoEncerrado: boolean): ContextoMotivo =>
  prazoEncerrado ? 'EMERGENCIA' : 'JUSTIFICATIVA_ACIMA';

export const listarMotivos = (contexto: ContextoMotivo) =>
  queryOptions({
    queryKey: ['listarMotivos', contexto, false],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/motivos', { signal, params: { query: { contexto } } })),
    staleTime: 300_000,
  });
