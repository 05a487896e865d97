import type { components } from '@alipen/contracts/generated/bff';
import { mutationOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';
import { etagOf, type Values } from '../record/record.model.ts';
import type { TipoPublico } from './tipos-publico.queries.ts';

/** `valores` fits the schema: the form's fields are declared from it (tipos-publico.fields.ts). */
const corpo = (valores: Values) => valores as components['schemas']['DadosTipoPublico'];

export const criarTipoPublico = (valores: Values) =>
  body(api.POST('/api/ms-alipen/tipos-publico', { body: corpo(valores) }));

export const editarTipoPublico = (valores: Values, visto: TipoPublico) =>
  body(
    api.PUT('/api/ms-alipen/tipos-publico/{tipoPublicoId}', {
      params: { path: { tipoPublicoId: visto.id }, header: { 'If-Match': etagOf(visto) } },
      body: corpo(valores),
    }),
  );

export const inativarTipoPublico = (tipoPublicoId: number) =>
  body(api.POST('/api/ms-alipen/tipos-publico/{tipoPublicoId}/inativacao', { params: { path: { tipoPublicoId } } }));

export const reativarTipoPublico = (tipoPublicoId: number) =>
  body(api.POST('/api/ms-alipen/tipos-publico/{tipoPublicoId}/reativacao', { params: { path: { tipoPublicoId } } }));

export const ordenarTiposPublico = () =>
  mutationOptions({
    mutationKey: ['ordenarTiposPublico'],
    mutationFn: (ids: number[]) => body(api.PUT('/api/ms-alipen/tipos-publico/ordem', { body: { ids } })),
  });
