import { api, body } from '../app/api.client.ts';
import { etagOf, type Values } from '../record/record.model.ts';
import type { DiaFeriado, Feriado, NovoFeriado } from './feriados.queries.ts';

export const criarFeriado = (values: Values) =>
  body(api.POST('/api/ms-alipen/feriados', { body: values as NovoFeriado }));

export const editarFeriado = (values: Values, visto: Feriado) =>
  body(
    api.PUT('/api/ms-alipen/feriados/{feriadoId}', {
      params: { path: { feriadoId: visto.id }, header: { 'If-Match': etagOf(visto) } },
      body: values as NovoFeriado,
    }),
  );

export const inativarFeriado = (feriadoId: number) =>
  body(api.POST('/api/ms-alipen/feriados/{feriadoId}/inativacao', { params: { path: { feriadoId } } }));

export const reativarFeriado = (feriadoId: number) =>
  body(api.POST('/api/ms-alipen/feriados/{feriadoId}/reativacao', { params: { path: { feriadoId } } }));

const definirFeriadoOficial = ({ data, uf, ativo }: DiaFeriado) =>
  body(api.PUT('/api/ms-alipen/feriados/oficiais', { body: { data, uf, ligado: !ativo } }));

/** Switches a day off, or on again. A day of the law has no record of its own: it is named by date and state. */
export const virarFeriado = (dia: DiaFeriado): Promise<unknown> => {
  if (dia.origem === 'OFICIAL') return definirFeriadoOficial(dia);
  return dia.ativo ? inativarFeriado(dia.id ?? 0) : reativarFeriado(dia.id ?? 0);
};
