import { api, body } from '../app/api.client.ts';
import type { ParametroDetalhado, Valor } from './parametros.queries.ts';

const PATH = '/api/ms-alipen/parametros';
const versaoVista = ({ versao }: ParametroDetalhado) => ({ 'If-Match': `"${versao}"` });

/** `valor` null: back to the default. */
export const definirParametro = (visto: ParametroDetalhado, nova: { valeDe: string; valor: Valor | null }) =>
  body(
    api.POST(`${PATH}/{chave}/vigencias`, {
      params: { path: { chave: visto.parametro.chave }, header: versaoVista(visto) },
      body: nova,
    }),
  );

export const cancelarMudanca = (visto: ParametroDetalhado, valeDe: string) =>
  body(
    api.POST(`${PATH}/{chave}/vigencias/{valeDe}/cancelamento`, {
      params: { path: { chave: visto.parametro.chave, valeDe }, header: versaoVista(visto) },
    }),
  );
