import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../../app/api.client.ts';
import { once } from '../../app/intent-key.ts';

type Schemas = components['schemas'];
export type Pergunta = Schemas['PerguntaAoFornecedor'];
export type PerguntasDoPedido = Schemas['PerguntasDoPedido'];
export type PerguntaFeita = Schemas['PerguntaFeita'];

export const listarPerguntasDoPedido = (pedidoId: number) =>
  queryOptions({
    queryKey: ['listarPerguntasDoPedido', pedidoId],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/pedidos/{pedidoId}/perguntas', { signal, params: { path: { pedidoId } } })),
  });

/** Without an intent key: its answer may hold a secret, and would be kept. A second one is refused while the first is open. */
export const perguntarAoFornecedor = (pedidoId: number, nova: Schemas['NovaPergunta']): Promise<PerguntaFeita> =>
  body(api.POST('/api/ms-alipen/pedidos/{pedidoId}/perguntas', { params: { path: { pedidoId } }, body: nova }));

export const retirarPergunta = (perguntaId: number): Promise<Pergunta> =>
  once(`retirarPergunta:${perguntaId}`, null, chave =>
    body(
      api.POST('/api/ms-alipen/perguntas/{perguntaId}/retirada', {
        params: { path: { perguntaId }, header: { 'Idempotency-Key': chave } },
      }),
    ),
  );
