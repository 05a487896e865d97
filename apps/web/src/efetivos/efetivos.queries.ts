import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';

export type EfetivoDoMes = components['schemas']['EfetivoDoMes'];
export type NovoDia = components['schemas']['NovoDiaDeEfetivo'];
export type EfetivoNoDia = components['schemas']['EfetivoNoDia'];
export type MesLido = { mes: EfetivoDoMes; etag: string };

export const obterEfetivoDoMes = (lotacaoId: number, mes: string) =>
  queryOptions({
    queryKey: ['obterEfetivoDoMes', lotacaoId, mes],
    queryFn: async ({ signal }): Promise<MesLido> => {
      const call = api.GET('/api/ms-alipen/lotacoes/{lotacaoId}/efetivo-do-mes/{mes}', {
        signal,
        params: { path: { lotacaoId, mes } },
      });
      return { mes: await body(call), etag: (await call).response.headers.get('etag') ?? '' };
    },
  });

export const obterEfetivosDoDia = (data: string) =>
  queryOptions({
    queryKey: ['obterEfetivosDoDia', data],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/efetivos/dia', { signal, params: { query: { data } } })),
    // Polled: the units inform in the morning, and nothing tells.
    refetchInterval: 60_000,
  });
