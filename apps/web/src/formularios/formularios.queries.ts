import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';

type Schemas = components['schemas'];
export type Formulario = Schemas['Formulario'];
export type FormularioResumido = Schemas['FormularioResumido'];
export type Conteudo = Schemas['ConteudoFormulario'];
export type Item = Schemas['ItemFormulario'];
export type Plano = Schemas['PlanoAmostragem'];
export type Regras = Schemas['RegrasAmostragem'];
export type Resultado = Schemas['ResultadoDaPrevia'];

const PATH = '/api/ms-alipen/formularios';

export const listarFormularios = () =>
  queryOptions({
    queryKey: ['listarFormularios'],
    queryFn: ({ signal }) => body(api.GET(PATH, { signal })),
  });

/** Every version, old ones too; `contratoId` null also brings those of the contracts. */
export const listarVersoes = (contratoId: number | null) =>
  queryOptions({
    queryKey: ['listarFormularios', 'todas', contratoId],
    queryFn: ({ signal }) =>
      body(api.GET(PATH, { signal, params: { query: { todas: true, ...(contratoId !== null && { contratoId }) } } })),
  });

export const obterFormulario = (formularioId: number) =>
  queryOptions({
    queryKey: ['obterFormulario', formularioId],
    queryFn: ({ signal }) => body(api.GET(`${PATH}/{formularioId}`, { signal, params: { path: { formularioId } } })),
    // A version never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });

export const obterPlanoAmostragem = () =>
  queryOptions({
    queryKey: ['obterPlanoAmostragem'],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/plano-amostragem', { signal })),
  });
