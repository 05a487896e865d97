import type { components } from '@alipen/contracts/generated/bff';
import { api, body } from '../app/api.client.ts';
import { rawCall } from '../app/raw.client.ts';

type Schemas = components['schemas'];
const RESPOSTA = '/api/ms-alipen/ocorrencias/resposta';

export const verificarNotificacao = (codigo: string) =>
  body(api.GET('/api/ms-alipen/verificacao-notificacao/{codigo}', { params: { path: { codigo } } }));

export const lerNotificacaoPeloCodigo = (codigo: string) =>
  body(api.GET('/api/ms-alipen/ocorrencias/resposta/{codigo}/notificacao', { params: { path: { codigo } } }));

export const pdfPeloCodigo = (codigo: string) => `${RESPOSTA}/${encodeURIComponent(codigo)}/notificacao/pdf`;

export const devolverPeloCodigo = async (codigo: string, arquivo: File): Promise<Schemas['NotificacaoADevolver']> =>
  (await enviar(`${RESPOSTA}/${encodeURIComponent(codigo)}/notificacao/devolucao`, arquivo)).json();

/** The digest tells a file that was cut on its way. */
export async function enviar(caminho: string, arquivo: File): Promise<Response> {
  const soma = new Uint8Array(await crypto.subtle.digest('SHA-256', await arquivo.arrayBuffer()));
  const sha256 = [...soma].map(byte => byte.toString(16).padStart(2, '0')).join('');
  return rawCall(`${caminho}?sha256=${sha256}`, {
    method: 'PUT',
    body: arquivo,
    headers: { 'content-type': 'application/pdf' },
  });
}
