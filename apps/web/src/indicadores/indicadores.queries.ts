import type { components, operations } from '@alipen/contracts/generated/bff';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';

type Schemas = components['schemas'];
export type Indicador = Schemas['Indicador'];
export type Conta = Schemas['ContaDoIndicador'];
export type BuscaIndicadores = operations['obterIndicadores']['parameters']['query'];
type BuscaComposicao = operations['listarComposicaoDoIndicador']['parameters']['query'];

export const INDICADORES = '/modules/monitoramento/indicadores';

export const obterIndicadores = (query: BuscaIndicadores) =>
  queryOptions({
    queryKey: ['obterIndicadores', query],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/indicadores', { signal, params: { query } })),
    placeholderData: keepPreviousData,
  });

export const listarComposicaoDoIndicador = (indicador: Indicador['codigo'], query: BuscaComposicao) =>
  queryOptions({
    queryKey: ['listarComposicaoDoIndicador', indicador, query],
    queryFn: ({ signal }) =>
      body(
        api.GET('/api/ms-alipen/indicadores/{indicador}/composicao', {
          signal,
          params: { path: { indicador }, query },
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** Of the year of this day, up to its month. */
export const obterDevolvido = (data: string) =>
  queryOptions({
    queryKey: ['obterDevolvido', data],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/indicadores/devolvido', { signal, params: { query: { data } } })),
  });

export const avaliarFornecedores = (de: string, ate: string) =>
  queryOptions({
    queryKey: ['avaliarFornecedores', de, ate],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/indicadores/fornecedores', { signal, params: { query: { de, ate } } })),
  });

export type FotoFiscalizada = Schemas['FotoFiscalizada'];
type BuscaFotos = operations['listarFotosDasFiscalizacoes']['parameters']['query'];

export const listarItensReprovados = (de: string, ate: string) =>
  queryOptions({
    queryKey: ['listarItensReprovados', de, ate],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/indicadores/itens-reprovados', { signal, params: { query: { de, ate } } })),
  });

export const listarFotosDasFiscalizacoes = (query: BuscaFotos) =>
  queryOptions({
    queryKey: ['listarFotosDasFiscalizacoes', query],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/indicadores/fotos', { signal, params: { query } })),
    placeholderData: keepPreviousData,
  });

export const comporExecucaoDoContrato = (contratoId: number) =>
  queryOptions({
    queryKey: ['comporExecucaoDoContrato', contratoId],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/indicadores/contratos/{contratoId}', { signal, params: { path: { contratoId } } })),
  });

export type Projecao = Schemas['ProjecaoDeDozeMeses'];
export type MesProjetado = Schemas['MesProjetado'];
export type BuscaProjecao = { lotacaoId?: number; contratoId?: number };
export const EXPORTAR_PROJECAO = '/api/ms-alipen/indicadores/projecao/exportacao';

export const projetarDozeMeses = (query: BuscaProjecao) =>
  queryOptions({
    queryKey: ['projetarDozeMeses', query],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/indicadores/projecao', { signal, params: { query } })),
    placeholderData: keepPreviousData,
  });
