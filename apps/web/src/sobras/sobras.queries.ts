import type { components, operations } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';
import { readOrKept } from '../app/kept.store.ts';
import { retryBusy } from '../app/query-client.ts';

type Schemas = components['schemas'];
export type SobrasDoDia = Schemas['SobrasDoDia'];
export type Sobra = Schemas['Sobra'];
export type Conta = Schemas['ContaDeSobras'];
export type Medida = Schemas['DadosDaSobra'];
type BuscaDoDia = NonNullable<operations['obterSobrasDoDia']['parameters']['query']>;
type BuscaDoResumo = operations['resumirSobras']['parameters']['query'];

/** A day's leftovers, stored on the device at each reading, as its deliveries are. */
export const obterSobrasDoDia = (matricula: string, busca: BuscaDoDia) =>
  queryOptions({
    queryKey: ['obterSobrasDoDia', matricula, busca],
    queryFn: async ({ signal }) => {
      const nome = `obterSobrasDoDia|${busca.lotacaoId ?? ''}|${busca.data ?? ''}`;
      const { value } = await readOrKept(nome, () =>
        body(api.GET('/api/ms-alipen/sobras', { signal, params: { query: busca } })),
      );
      return value;
    },
    retry: retryBusy,
  });

export const resumirSobras = (query: BuscaDoResumo) =>
  queryOptions({
    queryKey: ['resumirSobras', query],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/sobras/resumo', { signal, params: { query } })),
  });

export const anularSobra = ({ id, versao }: Sobra) =>
  body(
    api.DELETE('/api/ms-alipen/sobras/{sobraId}', {
      params: { path: { sobraId: id }, header: { 'If-Match': `"${versao}"` } },
    }),
  );
