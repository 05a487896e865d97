import { isDeepStrictEqual } from 'node:util';

/** A record with the contract's field names, not the columns'. */
export type Registro = Readonly<Record<string, unknown>>;
export type Alteracao = { readonly campo: string; readonly antes: unknown; readonly depois: unknown };

/** Bookkeeping fields, left out because they mean nothing to a person. */
const SILENT = new Set(['versao', 'criadoEm', 'alteradoEm', 'nomeBusca']);
/** Fields that never enter the trail, whatever a caller passes. */
const SECRET = /senha|hash|token|segredo/i;

/** The value as JSON keeps it: dates become text, undefined becomes null. */
const plain = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));

/** Compares field by field and keeps only what differs; a field that one side lacks counts as empty. */
export function alteracoesEntre(antes: Registro | null, depois: Registro | null): Alteracao[] {
  const campos = [...new Set([...Object.keys(antes ?? {}), ...Object.keys(depois ?? {})])];
  return campos
    .filter(campo => !SILENT.has(campo) && !SECRET.test(campo))
    .map(campo => ({ campo, antes: plain(antes?.[campo]), depois: plain(depois?.[campo]) }))
    .filter(alteracao => !isDeepStrictEqual(alteracao.antes, alteracao.depois));
}

export const semSegredos = (dados: Registro): Record<string, unknown> =>
  Object.fromEntries(Object.entries(dados).filter(([campo]) => !SECRET.test(campo)));
