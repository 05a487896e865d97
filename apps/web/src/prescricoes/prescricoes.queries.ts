import type { components, operations } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';
import type { Wanted } from '../list/list.model.ts';

type Query = NonNullable<operations['listarPrescricoes']['parameters']['query']>;
export type Prescricao = components['schemas']['Prescricao'];

const PATH = '/api/ms-alipen/prescricoes';

export const listarPrescricoes = (wanted: Wanted) =>
  queryOptions({
    queryKey: ['listarPrescricoes', wanted],
    queryFn: ({ signal }) => body(api.GET(PATH, { signal, params: { query: wanted as unknown as Query } })),
  });

export const obterPrescricao = (prescricaoId: number) =>
  queryOptions({
    queryKey: ['obterPrescricao', prescricaoId],
    queryFn: ({ signal }) => body(api.GET(`${PATH}/{prescricaoId}`, { signal, params: { path: { prescricaoId } } })),
  });

export const listarDietasDoDia = (lotacaoId: number, data: string) =>
  queryOptions({
    queryKey: ['listarDietasDoDia', lotacaoId, data],
    queryFn: ({ signal }) => body(api.GET(`${PATH}/do-dia`, { signal, params: { query: { lotacaoId, data } } })),
  });
