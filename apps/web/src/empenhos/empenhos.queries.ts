import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';

type Schemas = components['schemas'];
export type Empenho = Schemas['Empenho'];
export type EmpenhosLidos = Schemas['EmpenhosDoContrato'];
export type DaMedicao = Schemas['EmpenhosDaMedicao'];

export const listarEmpenhos = (contratoId: number) =>
  queryOptions({
    queryKey: ['listarEmpenhos', contratoId],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/contratos/{contratoId}/empenhos', { signal, params: { path: { contratoId } } })),
  });

export const simularEmpenhos = (contratoId: number, query: { pessoas: number; tipoPublicoId: number }) =>
  queryOptions({
    queryKey: ['simularEmpenhos', contratoId, query],
    queryFn: ({ signal }) =>
      body(
        api.GET('/api/ms-alipen/contratos/{contratoId}/empenhos/simulacao', {
          signal,
          params: { path: { contratoId }, query },
        }),
      ),
  });

export const obterEmpenhosDaMedicao = (medicaoId: number) =>
  queryOptions({
    queryKey: ['obterEmpenhosDaMedicao', medicaoId],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/medicoes/{medicaoId}/empenhos', { signal, params: { path: { medicaoId } } })),
  });
