import type { components } from '@alipen/contracts/generated/bff';
import { api, body } from '../app/api.client.ts';
import { rawCall } from '../app/raw.client.ts';
import { sha256OfFile } from '../base/sha256.ts';

type Schemas = components['schemas'];

export const lerPeloCodigo = (codigo: string) =>
  body(api.GET('/api/ms-alipen/ocorrencias/resposta/{codigo}', { params: { path: { codigo } } }));

export const responderPeloCodigo = (codigo: string, resposta: Schemas['RespostaDoFornecedor']) =>
  body(api.POST('/api/ms-alipen/ocorrencias/resposta/{codigo}', { params: { path: { codigo } }, body: resposta }));

export async function anexarPeloCodigo(codigo: string, arquivo: File): Promise<Schemas['AnexoOcorrencia']> {
  const query = new URLSearchParams({ sha256: await sha256OfFile(arquivo), nome: arquivo.name.slice(-120) });
  const path = `/api/ms-alipen/ocorrencias/resposta/${encodeURIComponent(codigo)}/anexos/${crypto.randomUUID()}`;
  const answer = await rawCall(`${path}?${query}`, {
    method: 'PUT',
    body: arquivo,
    headers: { 'content-type': arquivo.type },
  });
  return answer.json();
}
