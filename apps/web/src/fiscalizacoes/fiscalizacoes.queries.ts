import type { components, operations } from '@alipen/contracts/generated/bff';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';
import { readOrKept } from '../app/kept.store.ts';
import { retryBusy } from '../app/query-client.ts';

type Schemas = components['schemas'];
export type DoDia = Schemas['FiscalizacaoDoDia'];
export type Fiscalizacao = Schemas['Fiscalizacao'];
export type Resumida = Schemas['FiscalizacaoResumida'];
export type Versao = Schemas['VersaoFiscalizacao'];
export type Formulario = Schemas['Formulario'];
export type Item = Schemas['ItemFormulario'];
export type BuscaFiscalizacoes = NonNullable<operations['listarFiscalizacoes']['parameters']['query']>;

export const MONITORAMENTO = '/modules/monitoramento/fiscalizacao';

/** What this person may inspect, with the forms; stored on the device at each reading. `lidasEm` says when it was read. */
export const baixarFiscalizacoesDoDia = () =>
  queryOptions({
    queryKey: ['baixarFiscalizacoesDoDia'],
    queryFn: async ({ signal }) => {
      const { value, keptAt } = await readOrKept('baixarFiscalizacoesDoDia', () =>
        body(api.GET('/api/ms-alipen/fiscalizacoes/do-dia', { signal })),
      );
      return { ...value, lidasEm: keptAt };
    },
    retry: retryBusy,
  });

export const listarFiscalizacoes = (busca: BuscaFiscalizacoes) =>
  queryOptions({
    queryKey: ['listarFiscalizacoes', busca],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/fiscalizacoes', { signal, params: { query: busca } })),
  });

export const listarOpcoesFiscalizacoes = (periodo: { de?: string; ate?: string }) =>
  queryOptions({
    queryKey: ['listarOpcoesFiscalizacoes', periodo],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/fiscalizacoes/opcoes', { signal, params: { query: periodo } })),
    staleTime: 300_000,
    placeholderData: keepPreviousData,
  });

export const obterFiscalizacao = (fiscalizacaoId: number) =>
  queryOptions({
    queryKey: ['obterFiscalizacao', fiscalizacaoId],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/fiscalizacoes/{fiscalizacaoId}', { signal, params: { path: { fiscalizacaoId } } })),
  });

export const listarVersoesFiscalizacao = (fiscalizacaoId: number) =>
  queryOptions({
    queryKey: ['listarVersoesFiscalizacao', fiscalizacaoId],
    queryFn: ({ signal }) =>
      body(
        api.GET('/api/ms-alipen/fiscalizacoes/{fiscalizacaoId}/versoes', {
          signal,
          params: { path: { fiscalizacaoId } },
        }),
      ),
  });

/** As many of the last ones as fit beside a photo. */
const ULTIMAS = 3;

/** The last inspections of a unit's meal, each whole; what was read stays on the device. */
export const ultimasFiscalizacoes = (lotacaoId: number, tipoAlimentacaoId: number, ate: string) =>
  queryOptions({
    queryKey: ['listarFiscalizacoes', 'ultimas', { lotacaoId, tipoAlimentacaoId, ate }],
    queryFn: async ({ signal }) => {
      const { value, keptAt } = await readOrKept(`ultimas-${lotacaoId}-${tipoAlimentacaoId}`, async () => {
        const query = { lotacaoId, tipoAlimentacaoId, ate, situacao: 'REALIZADA,CIENTE_FORNECEDOR', tamanho: ULTIMAS };
        const { itens } = await body(api.GET('/api/ms-alipen/fiscalizacoes', { signal, params: { query } }));
        return Promise.all(
          itens.map(({ id }) =>
            body(
              api.GET('/api/ms-alipen/fiscalizacoes/{fiscalizacaoId}', {
                signal,
                params: { path: { fiscalizacaoId: id } },
              }),
            ),
          ),
        );
      });
      return { itens: value, semRede: keptAt !== null };
    },
    staleTime: 300_000,
    retry: false,
  });

/** A version of a form never changes. */
export const obterFormulario = (formularioId: number) =>
  queryOptions({
    queryKey: ['obterFormulario', formularioId],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/formularios/{formularioId}', { signal, params: { path: { formularioId } } })),
    staleTime: Infinity,
  });

/** The photo each meal's photos are compared with; only for people who follow every unit. */
export const listarPorcoesPadrao = () =>
  queryOptions({
    queryKey: ['listarPorcoesPadrao'],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/fiscalizacoes/porcoes-padrao', { signal })),
    staleTime: 300_000,
  });
