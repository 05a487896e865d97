import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';
import { once } from '../app/intent-key.ts';

type Schemas = components['schemas'];
export type Troca = Schemas['Troca'];
export type TrocaVista = Schemas['TrocaDoFornecedor'];
export type TrocaAceita = Schemas['TrocaAceita'];
export type TrocaPedida = Schemas['TrocaPedida'];
export type TrocasDaLista = Schemas['TrocasDaLista'];
export type NovaTroca = Schemas['NovaTroca'];

export interface BuscaDeTrocas {
  data: string;
  fornecedorId?: number;
  lotacaoId?: number;
}

/** Polled while one waits for a decision: nothing tells the screen that the supplier decided, or that the hour passed. */
const ENTRE_PERGUNTAS = 30_000;

export const listarTrocas = (busca: BuscaDeTrocas) =>
  queryOptions({
    queryKey: ['listarTrocas', busca],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/trocas', { signal, params: { query: busca } })),
    refetchInterval: ({ state }) =>
      state.data?.itens.some(({ situacao }) => situacao === 'PEDIDA') ? ENTRE_PERGUNTAS : false,
  });

/** Without an intent key: its answer may hold a secret, and would be kept. The same one again is refused. */
export const pedirTroca = (nova: NovaTroca): Promise<TrocaPedida> =>
  body(api.POST('/api/ms-alipen/trocas', { body: nova }));

export const decidirTroca = (trocaId: number, decisao: Schemas['DecisaoDaTroca']): Promise<Troca> =>
  once(`decidirTroca:${trocaId}`, decisao, chave =>
    body(
      api.POST('/api/ms-alipen/trocas/{trocaId}/decisao', {
        params: { path: { trocaId }, header: { 'Idempotency-Key': chave } },
        body: decisao,
      }),
    ),
  );

export const retirarTroca = (trocaId: number): Promise<Troca> =>
  once(`retirarTroca:${trocaId}`, null, chave =>
    body(
      api.POST('/api/ms-alipen/trocas/{trocaId}/retirada', {
        params: { path: { trocaId }, header: { 'Idempotency-Key': chave } },
      }),
    ),
  );
