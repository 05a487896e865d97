import { api, body } from '../app/api.client.ts';
import { rawCall } from '../app/raw.client.ts';
import { ProblemError } from '../base/problem.error.ts';
import type { Agencia } from './agencia.queries.ts';

/** Bytes (x-corpo-maximo of guardarBrasao). */
const MAIOR = 2_097_152;

const versaoVista = ({ versao }: Agencia) => ({ 'If-Match': `"${versao}"` });

/** No lines: back to the installation's. */
export const salvarAgencia = (visto: Agencia, nome: readonly string[], cnpj = visto.cnpj) =>
  body(api.PUT('/api/ms-alipen/agencia', { params: { header: versaoVista(visto) }, body: { nome: [...nome], cnpj } }));

export async function guardarBrasao(visto: Agencia, imagem: File): Promise<Agencia> {
  if (imagem.size > MAIOR)
    throw new ProblemError(413, { detail: 'O brasão deve ter até 2 MB. Escolha uma imagem menor.' });
  const headers = { ...versaoVista(visto), 'content-type': imagem.type };
  const answer = await rawCall('/api/ms-alipen/agencia/brasao', { method: 'PUT', headers, body: imagem });
  return answer.json();
}

export const tirarBrasao = (visto: Agencia) =>
  body(api.DELETE('/api/ms-alipen/agencia/brasao', { params: { header: versaoVista(visto) } }));
