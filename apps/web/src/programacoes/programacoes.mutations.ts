import type { components } from '@alipen/contracts/generated/bff';
import { api, body } from '../app/api.client.ts';
import { etagOf } from '../record/record.model.ts';
import type { AplicacaoProgramacao, Excecao, Programacao, VersaoProgramacao } from './programacoes.queries.ts';

type Schemas = components['schemas'];

/** `etag` is of the timeline that the person saw. */
export const definirProgramacao = (lotacaoId: number, etag: string, nova: Schemas['NovaProgramacao']) =>
  body(
    api.PUT('/api/ms-alipen/lotacoes/{lotacaoId}/programacao', {
      params: { path: { lotacaoId }, header: etag ? { 'If-Match': etag } : {} },
      body: nova,
    }),
  );

export const editarProgramacao = (vista: Programacao, edicao: Schemas['EdicaoProgramacao']) =>
  body(
    api.PUT('/api/ms-alipen/programacoes/{programacaoId}', {
      params: { path: { programacaoId: vista.id }, header: { 'If-Match': etagOf(vista) } },
      body: edicao,
    }),
  );

export const encerrarProgramacao = (vista: VersaoProgramacao, em: string) =>
  body(
    api.POST('/api/ms-alipen/programacoes/{programacaoId}/encerramento', {
      params: { path: { programacaoId: vista.id }, header: { 'If-Match': etagOf(vista) } },
      body: { em },
    }),
  );

export const removerProgramacao = (vista: VersaoProgramacao) =>
  body(
    api.POST('/api/ms-alipen/programacoes/{programacaoId}/remocao', {
      params: { path: { programacaoId: vista.id }, header: { 'If-Match': etagOf(vista) } },
    }),
  );

export const aplicarProgramacao = (simular: boolean, aplicacao: AplicacaoProgramacao) =>
  body(api.POST('/api/ms-alipen/programacoes/aplicacoes', { params: { query: { simular } }, body: aplicacao }));

export const salvarExcecao = (lotacaoId: number, vista: Excecao | null, nova: Schemas['NovaExcecao']) =>
  vista
    ? body(
        api.PUT('/api/ms-alipen/excecoes/{excecaoId}', {
          params: { path: { excecaoId: vista.id }, header: { 'If-Match': etagOf(vista) } },
          body: nova,
        }),
      )
    : body(api.POST('/api/ms-alipen/lotacoes/{lotacaoId}/excecoes', { params: { path: { lotacaoId } }, body: nova }));

export const removerExcecao = (vista: Excecao) =>
  body(
    api.POST('/api/ms-alipen/excecoes/{excecaoId}/remocao', {
      params: { path: { excecaoId: vista.id }, header: { 'If-Match': etagOf(vista) } },
    }),
  );

export const definirJanela = (lotacaoId: number, tipoAlimentacaoId: number, nova: Schemas['NovaJanela']) =>
  body(
    api.PUT('/api/ms-alipen/lotacoes/{lotacaoId}/janelas/{tipoAlimentacaoId}', {
      params: { path: { lotacaoId, tipoAlimentacaoId } },
      body: nova,
    }),
  );
