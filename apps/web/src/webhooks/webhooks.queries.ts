import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';
import type { Wanted } from '../list/list.model.ts';
import { pageOf } from '../list/page-of.ts';

type Schemas = components['schemas'];
export type Webhook = Schemas['Webhook'];
export type DadosWebhook = Schemas['DadosWebhook'];
export type TipoWebhook = Schemas['TipoWebhook'];
export type Entrega = Schemas['EntregaWebhook'];

const PATH = '/api/ms-alipen/webhooks';
/** Polled: whoever opens this page wants to see whether it arrives. */
const EVERY_MS = 15_000;

export const listarWebhooks = (wanted: Wanted) =>
  queryOptions({
    queryKey: ['listarWebhooks', wanted],
    queryFn: async ({ signal }) => pageOf((await body(api.GET(PATH, { signal }))).itens, wanted),
    refetchInterval: EVERY_MS,
  });

export const obterWebhook = (webhookId: number) =>
  queryOptions({
    queryKey: ['obterWebhook', webhookId],
    queryFn: ({ signal }) => body(api.GET(`${PATH}/{webhookId}`, { signal, params: { path: { webhookId } } })),
  });

export const listarEntregas = (webhookId: number, query: { situacao?: Entrega['situacao']; pagina: number }) =>
  queryOptions({
    queryKey: ['listarEntregasWebhook', webhookId, query],
    queryFn: ({ signal }) =>
      body(
        api.GET(`${PATH}/{webhookId}/entregas`, {
          signal,
          params: { path: { webhookId }, query: { ...query, tamanho: 20 } },
        }),
      ),
    refetchInterval: EVERY_MS,
  });
