import type { components } from '@alipen/contracts/generated/bff';
import { api, body } from '../app/api.client.ts';
import { once } from '../app/intent-key.ts';
import { download } from '../list/download.ts';
import type { Auditoria } from './auditorias.queries.ts';

type Schemas = components['schemas'];
const PATH = '/api/ms-alipen/auditorias';

const alvo = ({ resumo: { id: auditoriaId }, versao }: Auditoria, chave: string) => ({
  path: { auditoriaId },
  header: { 'If-Match': `"${versao}"`, 'Idempotency-Key': chave },
});
const intencao = (nome: string, { resumo, versao }: Auditoria) => `${nome}:${resumo.id}:${versao}`;

export const abrirAuditoria = (nova: Schemas['NovaAuditoria']): Promise<Auditoria> =>
  once('abrirAuditoria', nova, chave =>
    body(api.POST(PATH, { params: { header: { 'Idempotency-Key': chave } }, body: nova })),
  );

export const semearAuditoria = (vista: Auditoria, semente: string): Promise<Auditoria> =>
  once(intencao('semearAuditoria', vista), { semente }, chave =>
    body(api.POST(`${PATH}/{auditoriaId}/semente`, { params: alvo(vista, chave), body: { semente } })),
  );

export const conferirSorteado = (auditoriaId: number, nova: Schemas['NovaConferencia']): Promise<Auditoria> =>
  once(`conferirSorteado:${auditoriaId}:${nova.ordem}`, nova, chave =>
    body(
      api.POST(`${PATH}/{auditoriaId}/conferencias`, {
        params: { path: { auditoriaId }, header: { 'Idempotency-Key': chave } },
        body: nova,
      }),
    ),
  );

export const encerrarAuditoria = (vista: Auditoria, motivo: string): Promise<Auditoria> =>
  once(intencao('encerrarAuditoria', vista), { motivo }, chave =>
    body(api.POST(`${PATH}/{auditoriaId}/encerramento`, { params: alvo(vista, chave), body: { motivo } })),
  );

export const baixarLista = (auditoriaId: number) => download(`${PATH}/${auditoriaId}/lista`, {});
