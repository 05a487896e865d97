import type { components } from '@alipen/contracts/generated/bff';
import { api, body } from '../../app/api.client.ts';

type Schemas = components['schemas'];
export type AResponder = Schemas['PerguntaAResponder'];
export type Recebida = Schemas['RespostaDaPerguntaRecebida'];
export type Resposta = Schemas['RespostaDaPergunta'];

export const lerPerguntaPeloCodigo = (codigo: string): Promise<AResponder> =>
  body(api.GET('/api/ms-alipen/pergunta/{codigo}', { params: { path: { codigo } } }));

/** The same answer again is the same confirmation. */
export const responderPerguntaPeloCodigo = (codigo: string, resposta: Resposta): Promise<Recebida> =>
  body(api.POST('/api/ms-alipen/pergunta/{codigo}', { params: { path: { codigo } }, body: resposta }));
