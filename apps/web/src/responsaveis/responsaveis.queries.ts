import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';

type Schemas = components['schemas'];
export type Responsaveis = Schemas['ResponsaveisDoContrato'];
export type Designacao = Schemas['Designacao'];
export type Afastamento = Schemas['Afastamento'];
export type Papel = Schemas['PapelNoContrato'];

export const listarResponsaveis = (contratoId: number) =>
  queryOptions({
    queryKey: ['listarResponsaveis', contratoId],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/contratos/{contratoId}/responsaveis', { signal, params: { path: { contratoId } } })),
  });
