import { api, body } from '../app/api.client.ts';
import { etagOf, type Values } from '../record/record.model.ts';
import type { Contexto, Motivo } from './motivos.queries.ts';

const PATH = '/api/ms-alipen/motivos';

export const criarMotivo = ({ contexto, texto, exigeTexto }: Values) =>
  body(
    api.POST(PATH, {
      body: { contexto: contexto as Contexto, texto: texto as string, exigeTexto: exigeTexto === true },
    }),
  );

export const editarMotivo = ({ texto, exigeTexto }: Values, visto: Motivo) =>
  body(
    api.PUT(`${PATH}/{motivoId}`, {
      params: { path: { motivoId: visto.id }, header: { 'If-Match': etagOf(visto) } },
      body: { texto: texto as string, exigeTexto: exigeTexto === true },
    }),
  );

export const inativarMotivo = (motivoId: number) =>
  body(api.POST(`${PATH}/{motivoId}/inativacao`, { params: { path: { motivoId } } }));

export const reativarMotivo = (motivoId: number) =>
  body(api.POST(`${PATH}/{motivoId}/reativacao`, { params: { path: { motivoId } } }));

export const ordenarMotivos = (nova: { contexto: Contexto; ids: number[] }) =>
  body(api.PUT(`${PATH}/ordem`, { body: nova }));
