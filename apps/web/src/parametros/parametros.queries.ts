import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';

type Schemas = components['schemas'];
export type Parametro = Schemas['Parametro'];
export type ParametroDetalhado = Schemas['ParametroDetalhado'];
export type Valor = Schemas['ValorParametro'];

const PATH = '/api/ms-alipen/parametros';

export const listarParametros = () =>
  queryOptions({
    queryKey: ['listarParametros'],
    queryFn: ({ signal }) => body(api.GET(PATH, { signal })),
  });

export const obterParametro = (chave: string) =>
  queryOptions({
    queryKey: ['obterParametro', chave],
    queryFn: ({ signal }) => body(api.GET(`${PATH}/{chave}`, { signal, params: { path: { chave } } })),
  });
