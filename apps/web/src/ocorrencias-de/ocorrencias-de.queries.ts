import type { components, operations } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';
import type { Wanted } from '../list/list.model.ts';

export type OcorrenciaResumida = components['schemas']['OcorrenciaResumida'];
type Query = NonNullable<operations['listarOcorrencias']['parameters']['query']>;

export const listarOcorrencias = (wanted: Wanted) =>
  queryOptions({
    queryKey: ['listarOcorrencias', wanted],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/ocorrencias', { signal, params: { query: wanted as unknown as Query } })),
  });
