import { api, body } from '../app/api.client.ts';
import type { DadosDaTela, Tela } from './telas.queries.ts';

export const autorizarTela = (codigo: string, dados: DadosDaTela) =>
  body(api.POST('/api/ms-alipen/telas', { body: { codigo, ...dados } }));

export const editarTela = ({ id, versao }: Tela, dados: DadosDaTela) =>
  body(
    api.PUT('/api/ms-alipen/telas/{telaId}', {
      params: { path: { telaId: id }, header: { 'If-Match': `"${versao}"` } },
      body: dados,
    }),
  );

export const revogarTela = ({ id }: Tela) =>
  body(api.POST('/api/ms-alipen/telas/{telaId}/revogacao', { params: { path: { telaId: id } } }));
