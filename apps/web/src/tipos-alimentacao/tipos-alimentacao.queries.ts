import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';

type Schemas = components['schemas'];
export type Tipo = Schemas['TipoAlimentacao'];
export type TipoDetalhado = Schemas['TipoAlimentacaoDetalhado'];
export type Vigencia = Schemas['VigenciaTipo'];
export type Horarios = Schemas['HorariosDoTipo'];
export type Impacto = Schemas['ImpactoVigencia'];
export type Icone = Schemas['IconeRefeicao'];

const PATH = '/api/ms-alipen/tipos-alimentacao';

/** The manager's list: the hours of today, inactive meals too. */
export const listarTipos = () =>
  queryOptions({
    queryKey: ['listarTiposAlimentacao', 'cadastro'],
    queryFn: ({ signal }) => body(api.GET(PATH, { signal, params: { query: { inativos: true } } })),
  });

export const obterTipo = (tipoAlimentacaoId: number) =>
  queryOptions({
    queryKey: ['obterTipoAlimentacao', tipoAlimentacaoId],
    queryFn: ({ signal }) =>
      body(api.GET(`${PATH}/{tipoAlimentacaoId}`, { signal, params: { path: { tipoAlimentacaoId } } })),
  });

/** Tells what a change of hours would touch; saves nothing. */
export const simularVigencia = (tipoAlimentacaoId: number, nova: { valeDe: string; horarios: Horarios }) =>
  queryOptions({
    queryKey: ['simularVigenciaTipo', tipoAlimentacaoId, nova],
    queryFn: ({ signal }) =>
      body(
        api.POST(`${PATH}/{tipoAlimentacaoId}/vigencias/simulacao`, {
          signal,
          params: { path: { tipoAlimentacaoId } },
          body: nova,
        }),
      ),
    retry: false,
  });

export const listarTiposAlimentacao = () =>
  queryOptions({
    queryKey: ['listarTiposAlimentacao', true],
    // The inactive ones too: old orders name them.
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/tipos-alimentacao', { signal, params: { query: { inativos: true } } })),
    staleTime: 300_000,
  });
