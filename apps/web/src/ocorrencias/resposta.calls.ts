import type { components } from '@alipen/contracts/generated/bff';
import { api, body } from '../app/api.client.ts';
import { rawCall } from '../app/raw.client.ts';

type Schemas = components['schemas'];

export const lerPeloCodigo = (codigo: string) =>
  body(api.GET('/api/ms-alipen/ocorrencias/resposta/{codigo}', { params: { path: { codigo } } }));

export const responderPeloCodigo = (codigo: string, resposta: Schemas['RespostaDoFornecedor']) =>
  body(api.POST('/api/ms-alipen/ocorrencias/resposta/{codigo}', { params: { path: { codigo } }, body: resposta }));

export async function anexarPeloCodigo(codigo: string, arquivo: File): Promise<Schemas['AnexoOcorrencia']> {
  const soma = new Uint8Array(await crypto.subtle.digest('SHA-256', await arquivo.arrayBuffer()));
  const sha256 = [...soma].map(byte => byte.toString(16).padStart(2, '0')).join('');
  const query = new URLSearchParams({ sha256, nome: arquivo.name.slice(-120) });
  const path = `/api/ms-alipen/ocorrencias/resposta/${encodeURIComponent(codigo)}/anexos/${crypto.randomUUID()}`;
  const answer = await rawCall(`${path}?${query}`, {
    method: 'PUT',
    body: arquivo,
    headers: { 'content-type': arquivo.type },
  });
  return answer.json();
}
