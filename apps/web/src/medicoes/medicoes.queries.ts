import type { components, operations } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';
import type { Wanted } from '../list/list.model.ts';

type Schemas = components['schemas'];
export type Medicao = Schemas['Medicao'];
export type MedicaoResumida = Schemas['MedicaoResumida'];
export type Correcao = Schemas['CorrecaoMedicao'];
type Query = NonNullable<operations['listarMedicoes']['parameters']['query']>;

export const MEDICOES = '/modules/relatorios/medicoes';

export const listarMedicoes = (wanted: Wanted) =>
  queryOptions({
    queryKey: ['listarMedicoes', wanted],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/medicoes', { signal, params: { query: wanted as unknown as Query } })),
  });

export const obterMedicao = (medicaoId: number) =>
  queryOptions({
    queryKey: ['obterMedicao', medicaoId],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/medicoes/{medicaoId}', { signal, params: { path: { medicaoId } } })),
  });

export const listarCorrecoes = (query: { lotacaoId: number; data: string }) =>
  queryOptions({
    queryKey: ['listarCorrecoes', query],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/correcoes-medicao', { signal, params: { query } })),
  });

export const verificarMedicao = (codigo: string) =>
  body(api.GET('/api/ms-alipen/verificacao-medicao/{codigo}', { params: { path: { codigo } } }));
