import type { components, operations } from '@alipen/contracts/generated/bff';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';

type Schemas = components['schemas'];
type MapaDiario = Schemas['MapaDiario'];
export type MapaDoMes = Schemas['MapaDoMes'];
type MapaConsolidado = Schemas['MapaConsolidado'];
/** What the three views have in common. */
export type Mapa = Omit<MapaDiario, 'data'> & Partial<Pick<MapaConsolidado, 'diasFechados'>>;
export type LinhaMapa = Schemas['LinhaMapa'];
export type BaseDoMapa = Schemas['BaseDoMapa'];
export type OrigemDoMapa = Schemas['OrigemDoMapa'];
type FiltroMapa = operations['obterMapaDiario']['parameters']['query'];
export type FiltrosDoDia = Omit<FiltroMapa, 'data'>;
type FiltroMes = operations['obterMapaDoMes']['parameters']['query'];
type FiltroConsolidado = operations['obterMapaConsolidado']['parameters']['query'];
type Celula = operations['explicarMapa']['parameters']['query'];

export const obterMapaDiario = (query: FiltroMapa) =>
  queryOptions({
    queryKey: ['obterMapaDiario', query],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/mapa-diario', { signal, params: { query } })),
    placeholderData: keepPreviousData,
  });

export const obterMapaDoMes = (query: FiltroMes) =>
  queryOptions({
    queryKey: ['obterMapaDoMes', query],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/mapa-diario/mes', { signal, params: { query } })),
    placeholderData: keepPreviousData,
  });

export const obterMapaConsolidado = (query: FiltroConsolidado) =>
  queryOptions({
    queryKey: ['obterMapaConsolidado', query],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/mapa-diario/consolidado', { signal, params: { query } })),
    placeholderData: keepPreviousData,
  });

export const explicarMapa = (query: Celula) =>
  queryOptions({
    queryKey: ['explicarMapa', query],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/mapa-diario/origem', { signal, params: { query } })),
  });

/** The most ids one request takes. */
const POR_VEZ = 100;

/** The total value of each contract; only for people who may see contracts. */
export const valoresDosContratos = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['listarContratos', 'valores', ids],
    queryFn: async ({ signal }) => {
      const valores = new Map<number, number>();
      for (let de = 0; de < ids.length; de += POR_VEZ) {
        const contratos = ids.slice(de, de + POR_VEZ).join(',');
        const query = { contratos, pagina: 1, tamanho: POR_VEZ };
        const { itens } = await body(api.GET('/api/ms-alipen/contratos', { signal, params: { query } }));
        for (const { id, valorTotalCentavos } of itens) valores.set(id, valorTotalCentavos);
      }
      return valores;
    },
    staleTime: 300_000,
  });
