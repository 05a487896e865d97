import type { components, operations } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';
import type { Page } from '../list/list.model.ts';

type Schemas = components['schemas'];
export type Fornecedor = Schemas['Fornecedor'];
export type FornecedorResumido = Schemas['FornecedorResumido'];
export type Contrato = Schemas['Contrato'];
export type ContratoDetalhado = Schemas['ContratoDetalhado'];
export type LotacaoAtendida = Schemas['LotacaoAtendida'];
export type LotacaoCandidata = Schemas['LotacaoCandidata'];
export type FiltroFornecedores = NonNullable<operations['listarFornecedores']['parameters']['query']>;

export const listarFornecedores = (query: FiltroFornecedores) =>
  queryOptions({
    queryKey: ['listarFornecedores', query],
    queryFn: ({ signal }): Promise<Page<FornecedorResumido>> =>
      body(api.GET('/api/ms-alipen/fornecedores', { signal, params: { query } })),
  });

export const obterFornecedor = (fornecedorId: number) =>
  queryOptions({
    queryKey: ['obterFornecedor', fornecedorId],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/fornecedores/{fornecedorId}', { signal, params: { path: { fornecedorId } } })),
  });

export const listarContratos = (fornecedorId?: number) =>
  queryOptions({
    queryKey: ['listarContratos', fornecedorId ?? null],
    queryFn: ({ signal }) =>
      body(
        api.GET('/api/ms-alipen/contratos', {
          signal,
          params: { query: { tamanho: 2000, ...(fornecedorId !== undefined && { fornecedorId }) } },
        }),
      ),
  });

export const obterContrato = (contratoId: number) =>
  queryOptions({
    queryKey: ['obterContrato', contratoId],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/contratos/{contratoId}', { signal, params: { path: { contratoId } } })),
  });

export const listarLotacoesDoContrato = (contratoId: number) =>
  queryOptions({
    queryKey: ['listarLotacoesDoContrato', contratoId],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/contratos/{contratoId}/lotacoes', { signal, params: { path: { contratoId } } })),
  });

/** Every active unit with who already delivers this contract's meals to it in the period. */
export const listarLotacoesCandidatas = (contratoId: number, inicio: string, fim: string | null) =>
  queryOptions({
    queryKey: ['listarLotacoesCandidatas', contratoId, inicio, fim],
    queryFn: ({ signal }) =>
      body(
        api.GET('/api/ms-alipen/contratos/{contratoId}/lotacoes-candidatas', {
          signal,
          params: { path: { contratoId }, query: { inicio, ...(fim && { fim }) } },
        }),
      ),
  });
