import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';
import { type FiltroTiposPublico, paginaDe } from './tipos-publico.pagina.ts';

export type TipoPublico = components['schemas']['TipoPublico'];

/** In the order of the columns; fifty at most. */
export const todosTiposPublico = () =>
  queryOptions({
    queryKey: ['listarTiposPublico', 'todos'],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/tipos-publico', { signal, params: { query: { inativos: true } } })),
  });

export const paginaTiposPublico = (filtro: FiltroTiposPublico) =>
  queryOptions({
    queryKey: ['listarTiposPublico', filtro],
    queryFn: async ({ signal }) =>
      paginaDe(
        await body(api.GET('/api/ms-alipen/tipos-publico', { signal, params: { query: { inativos: true } } })),
        filtro,
      ),
  });

export const obterTipoPublico = (tipoPublicoId: number) =>
  queryOptions({
    queryKey: ['obterTipoPublico', tipoPublicoId],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/tipos-publico/{tipoPublicoId}', { signal, params: { path: { tipoPublicoId } } })),
  });

export const listarTiposPublico = () =>
  queryOptions({
    queryKey: ['listarTiposPublico', true],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/tipos-publico', { signal, params: { query: { inativos: true } } })),
    staleTime: 300_000,
  });
