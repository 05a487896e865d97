import { api, body } from '../app/api.client.ts';
import { once } from '../app/intent-key.ts';
import { etagOf } from '../record/record.model.ts';
import type { Efeito, Interrupcao, NovaInterrupcao } from './interrupcoes.queries.ts';

const ENDERECO = '/api/ms-alipen/contratos/{contratoId}/interrupcoes';

/** What it would touch; nothing is written. */
export const simularInterrupcao = (contratoId: number, nova: NovaInterrupcao): Promise<Efeito> =>
  body(api.POST(ENDERECO, { params: { path: { contratoId }, query: { simular: true } }, body: nova }));

export const interromperEntregas = (contratoId: number, nova: NovaInterrupcao): Promise<Efeito> =>
  once(`interromperEntregas:${contratoId}`, nova, chave =>
    body(api.POST(ENDERECO, { params: { path: { contratoId }, header: { 'Idempotency-Key': chave } }, body: nova })),
  );

export const encerrarInterrupcao = (interrupcao: Interrupcao, ultimoDia: string): Promise<Interrupcao> =>
  once(`encerrarInterrupcao:${interrupcao.id}:${interrupcao.versao}`, { ultimoDia }, chave =>
    body(
      api.POST('/api/ms-alipen/interrupcoes/{interrupcaoId}/encerramento', {
        params: {
          path: { interrupcaoId: interrupcao.id },
          header: { 'If-Match': etagOf(interrupcao), 'Idempotency-Key': chave },
        },
        body: { ultimoDia },
      }),
    ),
  );
