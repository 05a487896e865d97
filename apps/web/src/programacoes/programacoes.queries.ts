import type { components, operations } from '@alipen/contracts/generated/bff';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';

type Schemas = components['schemas'];
export type Programacao = Schemas['Programacao'];
export type VersaoProgramacao = Schemas['VersaoProgramacao'];
export type ItemProgramacao = Schemas['ItemProgramacao'];
export type RegraFeriado = Schemas['RegraFeriado'];
export type EstadoDaLotacao = Schemas['EstadoDaLotacao'];
export type EstadoProgramacao = Schemas['EstadoProgramacao'];
export type Excecao = Schemas['Excecao'];
export type MotivoExcecao = Schemas['MotivoExcecao'];
export type DiaPrevisto = Schemas['DiaPrevisto'];
export type JanelaDaRefeicao = Schemas['JanelaDaRefeicao'];
export type ResultadoAplicacao = Schemas['ResultadoAplicacao'];
export type AplicacaoProgramacao = Schemas['AplicacaoProgramacao'];
export type TipoAlimentacao = Schemas['TipoAlimentacao'];
export type TipoPublico = Schemas['TipoPublico'];
export type FiltroProgramacoes = NonNullable<operations['listarProgramacoes']['parameters']['query']>;
export type LinhaDoTempo = Schemas['LinhaDoTempo'] & { etag: string };

export const listarProgramacoes = (query: FiltroProgramacoes) =>
  queryOptions({
    queryKey: ['listarProgramacoes', query],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/programacoes', { signal, params: { query } })),
    placeholderData: keepPreviousData,
  });

export const obterLotacao = (lotacaoId: number) =>
  queryOptions({
    queryKey: ['obterLotacao', lotacaoId],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/lotacoes/{lotacaoId}', { signal, params: { path: { lotacaoId } } })),
  });

/** With its ETag: a new version names the timeline it was written over. */
export const listarVersoesProgramacao = (lotacaoId: number) =>
  queryOptions({
    queryKey: ['listarVersoesProgramacao', lotacaoId],
    queryFn: async ({ signal }): Promise<LinhaDoTempo> => {
      const call = api.GET('/api/ms-alipen/lotacoes/{lotacaoId}/programacoes', {
        signal,
        params: { path: { lotacaoId } },
      });
      const linha = await body(call);
      return { ...linha, etag: (await call).response.headers.get('etag') ?? '' };
    },
  });

export const obterVersaoProgramacao = (programacaoId: number) =>
  queryOptions({
    queryKey: ['obterVersaoProgramacao', programacaoId],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/programacoes/{programacaoId}', { signal, params: { path: { programacaoId } } })),
  });

export const obterProgramacao = (lotacaoId: number, data: string) =>
  queryOptions({
    queryKey: ['obterProgramacao', lotacaoId, data],
    queryFn: ({ signal }) =>
      body(
        api.GET('/api/ms-alipen/lotacoes/{lotacaoId}/programacao', {
          signal,
          params: { path: { lotacaoId }, query: { data } },
        }),
      ),
  });

export const preverProgramacao = (lotacaoId: number, query: { de?: string; dias?: number } = {}) =>
  queryOptions({
    queryKey: ['preverProgramacao', lotacaoId, query],
    queryFn: ({ signal }) =>
      body(
        api.GET('/api/ms-alipen/lotacoes/{lotacaoId}/programacao/previsao', {
          signal,
          params: { path: { lotacaoId }, query },
        }),
      ),
  });

export const calcularProgramacaoDoEfetivo = (lotacaoId: number) =>
  queryOptions({
    queryKey: ['calcularProgramacaoDoEfetivo', lotacaoId],
    queryFn: ({ signal }) =>
      body(
        api.GET('/api/ms-alipen/lotacoes/{lotacaoId}/programacao/do-efetivo', {
          signal,
          params: { path: { lotacaoId } },
        }),
      ),
  });

export const listarExcecoes = (lotacaoId: number) =>
  queryOptions({
    queryKey: ['listarExcecoes', lotacaoId],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/lotacoes/{lotacaoId}/excecoes', { signal, params: { path: { lotacaoId } } })),
  });

export const listarJanelas = (lotacaoId: number) =>
  queryOptions({
    queryKey: ['listarJanelas', lotacaoId],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/lotacoes/{lotacaoId}/janelas', { signal, params: { path: { lotacaoId } } })),
  });

/** Only the active meals: a programme may have no others. */
export const listarRefeicoesAtivas = () =>
  queryOptions({
    queryKey: ['listarTiposAlimentacao', false],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/tipos-alimentacao', { signal, params: { query: { inativos: false } } })),
    staleTime: 300_000,
  });

export const listarPublicosAtivos = () =>
  queryOptions({
    queryKey: ['listarTiposPublico', false],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/tipos-publico', { signal, params: { query: { inativos: false } } })),
    staleTime: 300_000,
  });
