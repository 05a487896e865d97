import type { components } from '@alipen/contracts/generated/bff';
import { api, body } from '../app/api.client.ts';
import { once } from '../app/intent-key.ts';
import { etagOf } from '../record/record.model.ts';
import type { Prescricao } from './prescricoes.queries.ts';

type Schemas = components['schemas'];
const PATH = '/api/ms-alipen/prescricoes';

const alvo = (vista: Prescricao, chave: string) => ({
  path: { prescricaoId: vista.id },
  header: { 'If-Match': etagOf(vista), 'Idempotency-Key': chave },
});
const intencao = (nome: string, { id, versao }: Prescricao) => `${nome}:${id}:${versao}`;

export const pedirPrescricao = (nova: Schemas['NovaPrescricao']): Promise<Prescricao> =>
  once('pedirPrescricao', nova, chave =>
    body(api.POST(PATH, { params: { header: { 'Idempotency-Key': chave } }, body: nova })),
  );

export const autorizarPrescricao = (vista: Prescricao): Promise<Prescricao> =>
  once(intencao('autorizarPrescricao', vista), {}, chave =>
    body(api.POST(`${PATH}/{prescricaoId}/autorizacao`, { params: alvo(vista, chave) })),
  );

export const recusarPrescricao = (vista: Prescricao, dito: Schemas['MotivoDaPrescricao']): Promise<Prescricao> =>
  once(intencao('recusarPrescricao', vista), dito, chave =>
    body(api.POST(`${PATH}/{prescricaoId}/recusa`, { params: alvo(vista, chave), body: dito })),
  );

export const encerrarPrescricao = (vista: Prescricao, dito: Schemas['EncerramentoDaPrescricao']): Promise<Prescricao> =>
  once(intencao('encerrarPrescricao', vista), dito, chave =>
    body(api.POST(`${PATH}/{prescricaoId}/encerramento`, { params: alvo(vista, chave), body: dito })),
  );

export const renovarPrescricao = (vista: Prescricao, dito: Schemas['RenovacaoDaPrescricao']): Promise<Prescricao> =>
  once(intencao('renovarPrescricao', vista), dito, chave =>
    body(api.POST(`${PATH}/{prescricaoId}/renovacao`, { params: alvo(vista, chave), body: dito })),
  );

export const transferirPrescricao = (
  vista: Prescricao,
  dito: Schemas['TransferenciaDaPrescricao'],
): Promise<Prescricao> =>
  once(intencao('transferirPrescricao', vista), dito, chave =>
    body(api.POST(`${PATH}/{prescricaoId}/transferencia`, { params: alvo(vista, chave), body: dito })),
  );
