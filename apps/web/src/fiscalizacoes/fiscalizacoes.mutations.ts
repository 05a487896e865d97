import type { components } from '@alipen/contracts/generated/bff';
import { api, body } from '../app/api.client.ts';
import { once } from '../app/intent-key.ts';
import type { Resumida } from './fiscalizacoes.queries.ts';

type Schemas = components['schemas'];
type Alvo = Pick<Resumida, 'id' | 'versao'>;

const parametros = ({ id, versao }: Alvo, key: string) => ({
  path: { fiscalizacaoId: id },
  header: { 'If-Match': `"${versao}"`, 'Idempotency-Key': key },
});

export const criarFiscalizacao = (nova: Schemas['NovaFiscalizacao']) =>
  once('criarFiscalizacao', nova, key =>
    body(api.POST('/api/ms-alipen/fiscalizacoes', { params: { header: { 'Idempotency-Key': key } }, body: nova })),
  );

export const iniciarFiscalizacao = (alvo: Alvo, inicio: Schemas['InicioFiscalizacao']) =>
  once(`iniciarFiscalizacao:${alvo.id}`, inicio, key =>
    body(
      api.POST('/api/ms-alipen/fiscalizacoes/{fiscalizacaoId}/iniciar', {
        params: parametros(alvo, key),
        body: inicio,
      }),
    ),
  );

export const designarFiscalizacao = (alvo: Alvo, usuarioId: number | null) =>
  once(`designarFiscalizacao:${alvo.id}`, { usuarioId, versao: alvo.versao }, key =>
    body(
      api.POST('/api/ms-alipen/fiscalizacoes/{fiscalizacaoId}/designar', {
        params: parametros(alvo, key),
        body: { usuarioId },
      }),
    ),
  );

export const naoRealizarFiscalizacao = (alvo: Alvo, motivo: string) =>
  once(`naoRealizarFiscalizacao:${alvo.id}`, { motivo, versao: alvo.versao }, key =>
    body(
      api.POST('/api/ms-alipen/fiscalizacoes/{fiscalizacaoId}/nao-realizar', {
        params: parametros(alvo, key),
        body: { motivo },
      }),
    ),
  );

export const cancelarFiscalizacao = (alvo: Alvo, motivo: string) =>
  once(`cancelarFiscalizacao:${alvo.id}`, { motivo, versao: alvo.versao }, key =>
    body(
      api.POST('/api/ms-alipen/fiscalizacoes/{fiscalizacaoId}/cancelar', {
        params: parametros(alvo, key),
        body: { motivo },
      }),
    ),
  );

export const registrarCiencia = (alvo: Alvo, preposto: Schemas['Preposto']) =>
  once(`registrarCiencia:${alvo.id}`, { preposto, versao: alvo.versao }, key =>
    body(
      api.POST('/api/ms-alipen/fiscalizacoes/{fiscalizacaoId}/ciencia', {
        params: parametros(alvo, key),
        body: { preposto },
      }),
    ),
  );

export const retificarFiscalizacao = (alvo: Alvo, retificacao: Schemas['RetificacaoFiscalizacao']) =>
  once(`retificarFiscalizacao:${alvo.id}`, retificacao, key =>
    body(
      api.POST('/api/ms-alipen/fiscalizacoes/{fiscalizacaoId}/retificar', {
        params: parametros(alvo, key),
        body: retificacao,
      }),
    ),
  );

export const pedirCorrecao = (alvo: Alvo, pedida: Schemas['CorrecaoPedida']) =>
  once(`pedir-correcao:${alvo.id}`, { ...pedida, versao: alvo.versao }, key =>
    body(
      api.POST('/api/ms-alipen/fiscalizacoes/{fiscalizacaoId}/pedir-correcao', {
        params: parametros(alvo, key),
        body: pedida,
      }),
    ),
  );

export const anotarCorrecao = (alvo: Alvo, texto: string) =>
  once(`anotar-correcao:${alvo.id}`, { texto, versao: alvo.versao }, key =>
    body(
      api.POST('/api/ms-alipen/fiscalizacoes/{fiscalizacaoId}/anotar-correcao', {
        params: parametros(alvo, key),
        body: { texto },
      }),
    ),
  );

export const reabrirFiscalizacao = (alvo: Alvo, motivo: string) =>
  once(`reabrirFiscalizacao:${alvo.id}`, { motivo, versao: alvo.versao }, key =>
    body(
      api.POST('/api/ms-alipen/fiscalizacoes/{fiscalizacaoId}/reabrir', {
        params: parametros(alvo, key),
        body: { motivo },
      }),
    ),
  );

/** Sent without the version: a comment changes nothing of the inspection. */
export const comentarFiscalizacao = (fiscalizacaoId: number, texto: string) =>
  once(`comentarFiscalizacao:${fiscalizacaoId}`, { texto }, key =>
    body(
      api.POST('/api/ms-alipen/fiscalizacoes/{fiscalizacaoId}/comentarios', {
        params: { path: { fiscalizacaoId }, header: { 'Idempotency-Key': key } },
        body: { texto },
      }),
    ),
  );

export const definirPorcaoPadrao = (tipoAlimentacaoId: number, foto: string | null) =>
  body(
    api.PUT('/api/ms-alipen/fiscalizacoes/porcoes-padrao/{tipoAlimentacaoId}', {
      params: { path: { tipoAlimentacaoId } },
      body: { foto },
    }),
  );
