import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';
import { once } from '../app/intent-key.ts';
import { download } from '../list/download.ts';

type Schemas = components['schemas'];
export type ResumoDaLista = Schemas['ResumoDaLista'];
export type ListaFornecedor = Schemas['ListaFornecedor'];
export type EmissaoDaLista = Schemas['EmissaoDaLista'];
export type EnvioDaLista = Schemas['EnvioDaLista'];
export type FormatoDaLista = Schemas['FormatoDaLista'];

/** Polled while a mail waits to leave, or for the supplier's word that it arrived: nothing tells the screen. */
const ENTRE_PERGUNTAS = 30_000;
const espera = ({ ultimaEmissao: ultima }: ResumoDaLista) =>
  ultima !== null && (!ultima.ciencia || ultima.envios.some(({ situacao }) => situacao === 'NA_FILA'));

export const listarListasFornecedor = (data: string) =>
  queryOptions({
    queryKey: ['listarListasFornecedor', data],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/listas-fornecedor', { signal, params: { query: { data } } })),
    refetchInterval: ({ state }) => (state.data?.some(espera) ? ENTRE_PERGUNTAS : false),
  });

export const obterListaFornecedor = (fornecedorId: number, data: string) =>
  queryOptions({
    queryKey: ['obterListaFornecedor', fornecedorId, data],
    queryFn: ({ signal }) =>
      body(
        api.GET('/api/ms-alipen/listas-fornecedor/{fornecedorId}/{data}', {
          signal,
          params: { path: { fornecedorId, data } },
        }),
      ),
  });

export const obterCienciaDoPedido = (pedidoId: number) =>
  queryOptions({
    queryKey: ['obterCienciaDoPedido', pedidoId],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/pedidos/{pedidoId}/ciencia', { signal, params: { path: { pedidoId } } })),
  });

/** Without an intent key: its answer holds a secret, and would be kept. */
export const criarAcessoLista = (emissaoId: number) =>
  body(api.POST('/api/ms-alipen/emissoes-lista/{emissaoId}/acesso', { params: { path: { emissaoId } } }));

/** Makes one emission for one intent, however often the button has to be tried. */
export const emitirListaFornecedor = (fornecedorId: number, data: string): Promise<EmissaoDaLista> =>
  once(`emitirListaFornecedor:${fornecedorId}:${data}`, null, key =>
    body(
      api.POST('/api/ms-alipen/listas-fornecedor/{fornecedorId}/{data}/emissoes', {
        params: { path: { fornecedorId, data }, header: { 'Idempotency-Key': key } },
      }),
    ),
  );

export const baixarEmissaoDaLista = (emissaoId: number, formato: FormatoDaLista) =>
  download(`/api/ms-alipen/emissoes-lista/${emissaoId}/arquivo`, { formato });

export const enviarListaFornecedor = (emissaoId: number, novamente: boolean): Promise<EmissaoDaLista> =>
  once(`enviarListaFornecedor:${emissaoId}`, novamente, key =>
    body(
      api.POST('/api/ms-alipen/emissoes-lista/{emissaoId}/envios', {
        params: { path: { emissaoId }, header: { 'Idempotency-Key': key } },
        body: { novamente },
      }),
    ),
  );
