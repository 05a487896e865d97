import { isDeepStrictEqual } from 'node:util';

/** A record as people know it: flat, with the contract's field names. */
export type Registro = Readonly<Record<string, unknown>>;
export type Alteracao = { readonly campo: string; readonly antes: unknown; readonly depois: unknown };

/** Bookkeeping, which says nothing to a person. */
const SILENT = new Set(['versao', 'criadoEm', 'alteradoEm', 'nomeBusca']);
/** Never in the trail, whatever a caller passes. */
const SECRET = /senha|hash|token|segredo/i;

/** What JSON would keep: dates as text, no undefined. */
const plain = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));

/** Field by field, only what differs; a field one side lacks counts as empty. */
export function alteracoesEntre(antes: Registro | null, depois: Registro | null): Alteracao[] {
  const campos = [...new Set([...Object.keys(antes ?? {}), ...Object.keys(depois ?? {})])];
  return campos
    .filter(campo => !SILENT.has(campo) && !SECRET.test(campo))
    .map(campo => ({ campo, antes: plain(antes?.[campo]), depois: plain(depois?.[campo]) }))
    .filter(alteracao => !isDeepStrictEqual(alteracao.antes, alteracao.depois));
}

/** The rest of what a writer tells, without secrets. */
export const semSegredos = (dados: Registro): Record<string, unknown> =>
  Object.fromEntries(Object.entries(dados).filter(([campo]) => !SECRET.test(campo)));
