import type { components } from '@alipen/contracts/generated/bff';
import { api, body } from '../app/api.client.ts';
import { sendPdf } from '../app/pdf.client.ts';

type Schemas = components['schemas'];
const RESPOSTA = '/api/ms-alipen/ocorrencias/resposta';

export const verificarNotificacao = (codigo: string) =>
  body(api.GET('/api/ms-alipen/verificacao-notificacao/{codigo}', { params: { path: { codigo } } }));

export const lerNotificacaoPeloCodigo = (codigo: string) =>
  body(api.GET('/api/ms-alipen/ocorrencias/resposta/{codigo}/notificacao', { params: { path: { codigo } } }));

export const pdfPeloCodigo = (codigo: string) => `${RESPOSTA}/${encodeURIComponent(codigo)}/notificacao/pdf`;

export const devolverPeloCodigo = async (codigo: string, arquivo: File): Promise<Schemas['NotificacaoADevolver']> =>
  (await sendPdf(`${RESPOSTA}/${encodeURIComponent(codigo)}/notificacao/devolucao`, arquivo)).json();
