import type { components } from '@alipen/contracts/generated/bff';
import { api, body } from '../app/api.client.ts';
import { once } from '../app/intent-key.ts';
import type { Ocorrencia } from './ocorrencias.queries.ts';

type Schemas = components['schemas'];
type Vista = { resumo: { id: number }; versao: number };

export const abrirOcorrencia = (nova: Schemas['NovaOcorrencia']): Promise<Ocorrencia> =>
  once(`abrirOcorrencia:${nova.pedidoId ?? `fiscalizacao-${nova.fiscalizacaoId}`}`, nova, chave =>
    body(api.POST('/api/ms-alipen/ocorrencias', { params: { header: { 'Idempotency-Key': chave } }, body: nova })),
  );

const alvo = ({ resumo, versao }: Vista) => ({
  path: { ocorrenciaId: resumo.id },
  header: { 'If-Match': `"${versao}"` },
});

export const notificarOcorrencia = (vista: Vista, mensagem: string) =>
  body(
    api.POST('/api/ms-alipen/ocorrencias/{ocorrenciaId}/notificacao', {
      params: alvo(vista),
      body: mensagem ? { mensagem } : {},
    }),
  );

export const decidirOcorrencia = (vista: Vista, decisao: Schemas['DecisaoOcorrencia']) =>
  body(api.POST('/api/ms-alipen/ocorrencias/{ocorrenciaId}/decisao', { params: alvo(vista), body: decisao }));

export const glosarOcorrencia = (vista: Vista, glosa: Schemas['GlosaOcorrencia']) =>
  body(api.POST('/api/ms-alipen/ocorrencias/{ocorrenciaId}/glosa', { params: alvo(vista), body: glosa }));

export const sanearOcorrencia = (vista: Vista, texto: string) =>
  body(api.POST('/api/ms-alipen/ocorrencias/{ocorrenciaId}/saneamento', { params: alvo(vista), body: { texto } }));

export const encerrarOcorrencia = (vista: Vista, texto: string) =>
  body(api.POST('/api/ms-alipen/ocorrencias/{ocorrenciaId}/encerramento', { params: alvo(vista), body: { texto } }));
