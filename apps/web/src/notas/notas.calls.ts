import { api, body } from '../app/api.client.ts';
import { once } from '../app/intent-key.ts';
import { rawCall } from '../app/raw.client.ts';
import { ProblemError } from '../base/problem.error.ts';
import { download } from '../list/download.ts';
import type { Nota, NotaAEnviar, NotaEnviada } from './notas.queries.ts';

/** Bytes (x-corpo-maximo of enviarNota). */
const MAIOR = 1_048_576;

const lugar = (medicaoId: number) => `/api/ms-alipen/medicoes/${medicaoId}/notas`;

async function enviar<Resposta>(endereco: string, xml: File): Promise<Resposta> {
  if (xml.size > MAIOR) throw new ProblemError(413, { detail: 'O arquivo passa de 1 MB: não é o XML de uma nota.' });
  const headers = { 'content-type': 'application/xml' };
  const answer = await rawCall(endereco, { method: 'POST', headers, body: xml });
  return answer.json();
}

export const enviarNota = (medicaoId: number, xml: File) => enviar<Nota>(lugar(medicaoId), xml);

export const lerNotaPeloCodigo = (codigo: string): Promise<NotaAEnviar> =>
  body(api.GET('/api/ms-alipen/nota/{codigo}', { params: { path: { codigo } } }));

export const enviarNotaPeloCodigo = (codigo: string, xml: File) =>
  enviar<NotaEnviada>(`/api/ms-alipen/nota/${encodeURIComponent(codigo)}`, xml);

/** Without an intent key: its answer holds a secret, and would be kept. */
export const criarAcessoNota = (medicaoId: number) =>
  body(api.POST('/api/ms-alipen/medicoes/{medicaoId}/acesso-nota', { params: { path: { medicaoId } } }));

export const revogarAcessoNota = (medicaoId: number) =>
  once(`revogarAcessoNota:${medicaoId}`, {}, chave =>
    body(
      api.POST('/api/ms-alipen/medicoes/{medicaoId}/acesso-nota/revogacao', {
        params: { path: { medicaoId }, header: { 'Idempotency-Key': chave } },
      }),
    ),
  );

export const baixarNota = (medicaoId: number, notaId: number) => download(`${lugar(medicaoId)}/${notaId}/xml`, {});
