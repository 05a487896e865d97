import { rawCall } from '../app/raw.client.ts';
import { ProblemError } from '../base/problem.error.ts';
import { download } from '../list/download.ts';
import type { Nota } from './notas.queries.ts';

/** Bytes (x-corpo-maximo of enviarNota). */
const MAIOR = 1_048_576;

const lugar = (medicaoId: number) => `/api/ms-alipen/medicoes/${medicaoId}/notas`;

export async function enviarNota(medicaoId: number, xml: File): Promise<Nota> {
  if (xml.size > MAIOR) throw new ProblemError(413, { detail: 'O arquivo passa de 1 MB: não é o XML de uma nota.' });
  const headers = { 'content-type': 'application/xml' };
  const answer = await rawCall(lugar(medicaoId), { method: 'POST', headers, body: xml });
  return answer.json();
}

export const baixarNota = (medicaoId: number, notaId: number) => download(`${lugar(medicaoId)}/${notaId}/xml`, {});
