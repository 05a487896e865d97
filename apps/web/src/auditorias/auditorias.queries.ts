import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';
import type { Wanted } from '../list/list.model.ts';
import { pageOf } from '../list/page-of.ts';

type Schemas = components['schemas'];
export type Auditoria = Schemas['Auditoria'];
export type AuditoriaResumida = Schemas['AuditoriaResumida'];
export type Sorteado = Schemas['Sorteado'];

const PATH = '/api/ms-alipen/auditorias';

export const listarAuditorias = (wanted: Wanted) =>
  queryOptions({
    queryKey: ['listarAuditorias', wanted],
    queryFn: async ({ signal }) => pageOf((await body(api.GET(PATH, { signal }))).itens, wanted),
  });

export const obterAuditoria = (auditoriaId: number) =>
  queryOptions({
    queryKey: ['obterAuditoria', auditoriaId],
    queryFn: ({ signal }) => body(api.GET(`${PATH}/{auditoriaId}`, { signal, params: { path: { auditoriaId } } })),
  });

export const listarSorteados = (auditoriaId: number) =>
  queryOptions({
    queryKey: ['listarSorteados', auditoriaId],
    queryFn: ({ signal }) =>
      body(api.GET(`${PATH}/{auditoriaId}/sorteados`, { signal, params: { path: { auditoriaId } } })),
  });

export const preverAuditoria = (mes: string) =>
  queryOptions({
    queryKey: ['preverAuditoria', mes],
    queryFn: ({ signal }) => body(api.GET(`${PATH}/previsao`, { signal, params: { query: { mes } } })),
  });
