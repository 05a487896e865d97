import type { components, operations } from '@alipen/contracts/generated/bff';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';
import type { Page } from '../list/list.model.ts';
import type { Choice } from '../ui/search-select.component.tsx';

export type Lotacao = components['schemas']['Lotacao'];
export type LotacaoDetalhada = components['schemas']['LotacaoDetalhada'];
export type FiltroLotacoes = NonNullable<operations['listarLotacoes']['parameters']['query']>;

export const listarLotacoes = (query: FiltroLotacoes) =>
  queryOptions({
    queryKey: ['listarLotacoes', query],
    queryFn: ({ signal }): Promise<Page<Lotacao>> =>
      body(api.GET('/api/ms-alipen/lotacoes', { signal, params: { query } })),
  });

export const obterLotacao = (lotacaoId: number) =>
  queryOptions({
    queryKey: ['obterLotacao', lotacaoId],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/lotacoes/{lotacaoId}', { signal, params: { path: { lotacaoId } } })),
  });

/** Active units for a SearchSelect. */
export const procurarLotacoes = (busca: string) =>
  queryOptions({
    ...listarLotacoes({ ...(busca && { busca }), ativa: true, tamanho: 20 }),
    placeholderData: keepPreviousData,
  });

export const escolhasDe = ({ itens }: { itens: readonly Lotacao[] }): Choice[] =>
  itens.map(({ id, nome, municipio, uf }) => ({ id, name: nome, place: `${municipio} · ${uf}` }));
