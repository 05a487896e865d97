import { api, body } from '../app/api.client.ts';
import { etagOf, type Values } from '../record/record.model.ts';
import type { DadosWebhook, Webhook } from './webhooks.queries.ts';

const PATH = '/api/ms-alipen/webhooks';

const dadosDe = (values: Values): DadosWebhook => ({
  nome: values.nome as string,
  url: values.url as string,
  tipos: (values.tipos as DadosWebhook['tipos'] | null) ?? [],
  ativo: values.ativo === true,
});

export const criarWebhook = (values: Values) => body(api.POST(PATH, { body: dadosDe(values) }));

export const editarWebhook = (values: Values, visto: Webhook) =>
  body(
    api.PUT(`${PATH}/{webhookId}`, {
      params: { path: { webhookId: visto.id }, header: { 'If-Match': etagOf(visto) } },
      body: dadosDe(values),
    }),
  );

const doWebhook = (webhookId: number) => ({ params: { path: { webhookId } } });

export const trocarSegredo = (id: number) => body(api.POST(`${PATH}/{webhookId}/segredo`, doWebhook(id)));
export const testarWebhook = (id: number) => body(api.POST(`${PATH}/{webhookId}/teste`, doWebhook(id)));
export const removerWebhook = (id: number) => body(api.POST(`${PATH}/{webhookId}/remocao`, doWebhook(id)));

export const repetirEntrega = (webhookId: number, entregaId: number) =>
  body(api.POST(`${PATH}/{webhookId}/entregas/{entregaId}/repeticao`, { params: { path: { webhookId, entregaId } } }));
