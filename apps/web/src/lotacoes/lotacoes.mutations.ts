import type { components } from '@alipen/contracts/generated/bff';
import { api, body } from '../app/api.client.ts';
import { etagOf, type Values } from '../record/record.model.ts';
import type { LotacaoDetalhada } from './lotacoes.queries.ts';

/** `valores` fits the schema: the form's fields are declared from it (lotacoes.fields.tsx). */
const corpo = (valores: Values) => valores as components['schemas']['DadosLotacao'];

export const criarLotacao = (valores: Values) => body(api.POST('/api/ms-alipen/lotacoes', { body: corpo(valores) }));

export const alterarLotacao = (valores: Values, vista: LotacaoDetalhada) =>
  body(
    api.PUT('/api/ms-alipen/lotacoes/{lotacaoId}', {
      params: { path: { lotacaoId: vista.id }, header: { 'If-Match': etagOf(vista) } },
      body: corpo(valores),
    }),
  );

export const inativarLotacao = (lotacaoId: number) =>
  body(api.POST('/api/ms-alipen/lotacoes/{lotacaoId}/inativacao', { params: { path: { lotacaoId } } }));

export const reativarLotacao = (lotacaoId: number) =>
  body(api.POST('/api/ms-alipen/lotacoes/{lotacaoId}/reativacao', { params: { path: { lotacaoId } } }));

export const inativarLotacoes = (ids: number[]) =>
  body(api.POST('/api/ms-alipen/lotacoes/inativacoes', { body: { ids } }));
