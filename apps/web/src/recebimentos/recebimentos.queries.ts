import type { components, operations } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { lazy } from 'react';
import { api, body } from '../app/api.client.ts';
import { once } from '../app/intent-key.ts';
import { readOrKept } from '../app/kept.store.ts';
import { retryBusy } from '../app/query-client.ts';

type Schemas = components['schemas'];
export type Esperadas = Schemas['EntregasEsperadas'];
export type Entrega = Schemas['EntregaEsperada'];
export type Recebimento = Schemas['Recebimento'];
export type MotivoDeEntrega = Schemas['Motivo'];
export type BuscaEsperadas = NonNullable<operations['listarEntregasEsperadas']['parameters']['query']>;

/**
 * The deliveries of a day, stored on the device at each reading: at a gate without network the last one is used, and
 * `lidasEm` says when it was read.
 */
export const listarEntregasEsperadas = (matricula: string, busca: BuscaEsperadas) =>
  queryOptions({
    queryKey: ['listarEntregasEsperadas', matricula, busca],
    queryFn: async ({ signal }) => {
      const nome = `listarEntregasEsperadas|${busca.lotacaoId ?? ''}|${busca.data ?? ''}`;
      const { value, keptAt } = await readOrKept(nome, () =>
        body(api.GET('/api/ms-alipen/recebimentos/esperados', { signal, params: { query: busca } })),
      );
      return { ...value, lidasEm: keptAt };
    },
    retry: retryBusy,
  });

export const listarRecebimentos = (pedidoId: number) =>
  queryOptions({
    queryKey: ['listarRecebimentos', pedidoId],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/pedidos/{pedidoId}/recebimentos', { signal, params: { path: { pedidoId } } })),
  });

/** `versao` is the order's. */
export const anularRecebimento = (recebimentoId: number, versao: number, motivo: string) =>
  once(`anularRecebimento:${recebimentoId}`, { versao, motivo }, key =>
    body(
      api.POST('/api/ms-alipen/recebimentos/{recebimentoId}/anulacao', {
        params: { path: { recebimentoId }, header: { 'If-Match': `"${versao}"`, 'Idempotency-Key': key } },
        body: { motivo },
      }),
    ),
  );

export const RecebimentoDialog = lazy(() => import('./recebimento.dialog.tsx'));

export const RecebimentosDoPedidoPainel = lazy(() => import('./recebimentos-do-pedido.component.tsx'));
