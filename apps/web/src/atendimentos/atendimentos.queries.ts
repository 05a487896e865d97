import type { components, operations } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';

type Schemas = components['schemas'];
export type AtendimentoDaFila = Schemas['AtendimentoDaFila'];
export type Atendimento = Schemas['Atendimento'];
export type PaginaAtendimentos = Schemas['PaginaAtendimentos'];
export type Presenca = Schemas['Presenca'];
export type FiltroAtendimentos = NonNullable<operations['listarAtendimentos']['parameters']['query']>;

/** Polled, because nothing tells that a presence expired. */
const CADA_MS = 60_000;

export const listarAtendimentos = (query: FiltroAtendimentos) =>
  queryOptions({
    queryKey: ['listarAtendimentos', query],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/atendimentos', { signal, params: { query } })),
  });

export const obterAtendimento = (lotacaoId: number, data: string) =>
  queryOptions({
    queryKey: ['obterAtendimento', lotacaoId, data],
    queryFn: ({ signal }) =>
      body(
        api.GET('/api/ms-alipen/atendimentos/{lotacaoId}', {
          signal,
          params: { path: { lotacaoId }, query: { data } },
        }),
      ),
  });

export const listarPresencas = (de: string, ate: string) =>
  queryOptions({
    queryKey: ['listarPresencas', de, ate],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/presencas', { signal, params: { query: { de, ate } } })),
    refetchInterval: CADA_MS,
  });

export { assumirAtendimento, avisarLotacoes } from './atendimentos.mutations.ts';
