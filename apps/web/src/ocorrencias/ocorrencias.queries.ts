import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';

type Schemas = components['schemas'];
export type Ocorrencia = Schemas['Ocorrencia'];
export type AcaoOcorrencia = Schemas['AcaoOcorrencia'];

export const obterOcorrencia = (ocorrenciaId: number) =>
  queryOptions({
    queryKey: ['obterOcorrencia', ocorrenciaId],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/ocorrencias/{ocorrenciaId}', { signal, params: { path: { ocorrenciaId } } })),
  });
