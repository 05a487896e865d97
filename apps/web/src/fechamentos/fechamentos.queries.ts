import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';

type Schemas = components['schemas'];
export type Fechamento = Schemas['Fechamento'];
export type VersaoFechada = Schemas['VersaoFechada'];
export type SituacaoFechamento = Schemas['SituacaoFechamento'];
export type PapelAssinatura = Schemas['PapelAssinatura'];
export type MesDaLotacao = Schemas['MesDaLotacao'];
export type Dia = { lotacaoId: number; data: string };

export const obterFechamento = (dia: Dia) =>
  queryOptions({
    queryKey: ['obterFechamento', dia],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/lotacoes/{lotacaoId}/fechamentos/{data}', { params: { path: dia }, signal })),
  });

export const listarFechamentos = (periodo: { lotacaoId: number; de: string; ate: string }) =>
  queryOptions({
    queryKey: ['listarFechamentos', periodo],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/fechamentos', { params: { query: periodo }, signal })),
  });

export const listarFechamentosDoDia = (data: string) =>
  queryOptions({
    queryKey: ['listarFechamentosDoDia', data],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/fechamentos/dia', { params: { query: { data } }, signal })),
  });

export const obterFechamentosDoMes = (mes: string) =>
  queryOptions({
    queryKey: ['obterFechamentosDoMes', mes],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/fechamentos/mes', { params: { query: { mes } }, signal })),
  });

export const listarMapasAAssinar = () =>
  queryOptions({
    queryKey: ['listarMapasAAssinar'],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/fechamentos/a-assinar', { signal })),
  });

/** Without `ate`, compares with what the map says now. */
export const compararFechamento = (dia: Dia, de: number, ate?: number) =>
  queryOptions({
    queryKey: ['compararFechamento', dia, de, ate ?? 'agora'],
    queryFn: ({ signal }) =>
      body(
        api.GET('/api/ms-alipen/lotacoes/{lotacaoId}/fechamentos/{data}/diferencas', {
          params: { path: dia, query: { de, ...(ate !== undefined && { ate }) } },
          signal,
        }),
      ),
  });

export const motivosDeReabertura = () =>
  queryOptions({
    queryKey: ['listarMotivos', 'REABERTURA', false],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/motivos', { params: { query: { contexto: 'REABERTURA' } }, signal })),
    staleTime: 300_000,
  });
