import { api, body } from '../app/api.client.ts';
import { ProblemError } from '../base/problem.error.ts';
import { etagOf, type Values } from '../record/record.model.ts';
import type { Horarios, TipoDetalhado } from './tipos-alimentacao.queries.ts';

const PATH = '/api/ms-alipen/tipos-alimentacao';

export const horariosDe = (values: Values): Horarios => ({
  horaLimitePedido: values.horaLimitePedido as string,
  diasAntecedencia: values.diasAntecedencia as number,
  horaLimiteAjuste: values.horaLimiteAjuste as string | null,
  diasAntecedenciaAjuste: (values.diasAntecedenciaAjuste as number | null) ?? 0,
  entregaInicio: values.entregaInicio as string,
  entregaFim: values.entregaFim as string,
  toleranciaMin: values.toleranciaMin as number,
  pesoMinimoG: values.pesoMinimoG as number | null,
  toleranciaPesoPct: values.toleranciaPesoPct as number,
  toleranciaPesoUnidadePct: values.toleranciaPesoUnidadePct as number,
  tempMinimaQuenteC: values.tempMinimaQuenteC as number | null,
  tempMaximaFriaC: values.tempMaximaFriaC as number | null,
});

const identidadeDe = (values: Values) => ({
  nome: values.nome as string,
  sigla: values.sigla as string,
  icone: values.icone as TipoDetalhado['icone'],
  cor: values.cor as TipoDetalhado['cor'],
  meioDoDia: values.meioDoDia === true,
  fotoObrigatoria: values.fotoObrigatoria === true,
  soOndeContratada: values.soOndeContratada === true,
});

/** The form is flat: `/horarios/entregaFim` is its field `entregaFim`. */
async function noFormulario<T>(call: Promise<T>): Promise<T> {
  return call.catch((error: unknown) => {
    if (!(error instanceof ProblemError)) throw error;
    const { errors = [], ...problema } = error.problema;
    const flat = errors.map(({ pointer, detail }) => ({ pointer: pointer.replace(/^\/horarios(?=\/)/, ''), detail }));
    throw new ProblemError(error.status, { ...problema, errors: flat });
  });
}

export const criarTipo = (values: Values) =>
  noFormulario(body(api.POST(PATH, { body: { ...identidadeDe(values), horarios: horariosDe(values) } })));

export const editarTipo = (values: Values, visto: TipoDetalhado) =>
  body(
    api.PUT(`${PATH}/{tipoAlimentacaoId}`, {
      params: { path: { tipoAlimentacaoId: visto.id }, header: { 'If-Match': etagOf(visto) } },
      body: identidadeDe(values),
    }),
  );

export const inativarTipo = (tipoAlimentacaoId: number, mesmoEmUso: boolean) =>
  body(
    api.POST(`${PATH}/{tipoAlimentacaoId}/inativacao`, {
      params: { path: { tipoAlimentacaoId }, query: { mesmoEmUso } },
    }),
  );

export const reativarTipo = (tipoAlimentacaoId: number) =>
  body(api.POST(`${PATH}/{tipoAlimentacaoId}/reativacao`, { params: { path: { tipoAlimentacaoId } } }));

export const ordenarTipos = (ids: number[]) => body(api.PUT(`${PATH}/ordem`, { body: { ids } }));

export const criarVigencia = (tipo: TipoDetalhado, values: Values) =>
  noFormulario(
    body(
      api.POST(`${PATH}/{tipoAlimentacaoId}/vigencias`, {
        params: { path: { tipoAlimentacaoId: tipo.id }, header: { 'If-Match': etagOf(tipo) } },
        body: { valeDe: values.valeDe as string, horarios: horariosDe(values) },
      }),
    ),
  );

export const alterarVigencia = (tipo: TipoDetalhado, valeDe: string, values: Values) =>
  noFormulario(
    body(
      api.PUT(`${PATH}/{tipoAlimentacaoId}/vigencias/{valeDe}`, {
        params: { path: { tipoAlimentacaoId: tipo.id, valeDe }, header: { 'If-Match': etagOf(tipo) } },
        body: horariosDe(values),
      }),
    ),
  );

export const cancelarVigencia = (tipo: TipoDetalhado, valeDe: string) =>
  body(
    api.POST(`${PATH}/{tipoAlimentacaoId}/vigencias/{valeDe}/cancelamento`, {
      params: { path: { tipoAlimentacaoId: tipo.id, valeDe }, header: { 'If-Match': etagOf(tipo) } },
    }),
  );
