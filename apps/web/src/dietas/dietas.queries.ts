import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';
import { ProblemError } from '../base/problem.error.ts';
import { type FiltroTiposDieta, paginaDe } from './tipos-dieta.pagina.ts';

type Schemas = components['schemas'];
export type DietasDoPedido = Schemas['DietasDoPedido'];
export type DietaDigitada = Schemas['DietaDigitada'];
export type TipoDieta = Schemas['TipoDieta'];
/** `etag` is the version that a write must name. */
export type DietasLidas = { dietas: DietasDoPedido; etag: string };

async function comEtag(chamada: Promise<{ data?: DietasDoPedido; error?: unknown; response: Response }>) {
  const { data, error, response } = await chamada;
  if (!data) throw new ProblemError(response.status, (error ?? {}) as Partial<Schemas['Problema']>);
  return { dietas: data, etag: response.headers.get('etag') ?? '' };
}

export const obterDietasDoPedido = (pedidoId: number) =>
  queryOptions({
    queryKey: ['obterDietasDoPedido', pedidoId],
    queryFn: ({ signal }) =>
      comEtag(api.GET('/api/ms-alipen/pedidos/{pedidoId}/dietas', { signal, params: { path: { pedidoId } } })),
  });

export const listarTiposDieta = () =>
  queryOptions({
    queryKey: ['listarTiposDieta'],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/tipos-dieta', { signal })),
    staleTime: 300_000,
  });

/** The whole catalogue, inactive ones too: at most 99. */
export const listarCatalogoDeDietas = (filtro: FiltroTiposDieta) =>
  queryOptions({
    queryKey: ['listarTiposDieta', 'catalogo', filtro],
    queryFn: async ({ signal }) =>
      paginaDe(
        await body(api.GET('/api/ms-alipen/tipos-dieta', { signal, params: { query: { inativos: true } } })),
        filtro,
      ),
  });

export const obterTipoDieta = (tipoDietaId: number) =>
  queryOptions({
    queryKey: ['obterTipoDieta', tipoDietaId],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/tipos-dieta/{tipoDietaId}', { signal, params: { path: { tipoDietaId } } })),
  });

export const definirDietasDoPedido = (pedidoId: number, etag: string, dietas: DietaDigitada[], motivo?: string) =>
  comEtag(
    api.PUT('/api/ms-alipen/pedidos/{pedidoId}/dietas', {
      params: { path: { pedidoId }, header: { 'If-Match': etag } },
      body: { dietas, ...(motivo !== undefined && { motivo }) },
    }),
  );
