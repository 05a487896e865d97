import { api, body } from '../app/api.client.ts';
import type { Sessao } from '../app/session.queries.ts';
import { touchDevice } from '../base/device-key.ts';

const WORDS = {
  nothing: 'A sessão não foi aberta: tente de novo, ou entre com a senha.',
  instead: 'Este navegador não tem chaves. Entre com a senha.',
};

/** Another one each time: an answer uses its challenge up, whatever becomes of it. */
export async function entrarComChave(cpf: string, signal: AbortSignal): Promise<Sessao> {
  const desafio = await body(api.POST('/api/entrada/chave/desafio', { body: { cpf }, signal }));
  const gesto = await touchDevice(desafio, WORDS, signal);
  return body(api.POST('/api/entrada/chave', { body: { cpf, gesto }, signal }));
}
