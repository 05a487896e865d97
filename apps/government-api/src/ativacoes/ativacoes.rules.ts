import type { Especie } from './ativacoes.schema.ts';

export type Mudanca = readonly [valeDe: string, ativo: boolean];
/** `mudancas` are in order of date, oldest first. */
export type TipoComMudancas = {
  readonly especie: Especie;
  readonly id: number;
  readonly ativo: boolean;
  /** Day, on the agency's calendar, of the last change of any kind. */
  readonly alteradoEm: string;
  readonly mudancas: readonly Mudanca[];
};

export type Ativos = { readonly refeicoes: ReadonlySet<number>; readonly publicos: ReadonlySet<number> };

export const SEMPRE = '0001-01-01';

/**
 * All changes of a type. Where the record disagrees with its last change, a program that knows of no changes wrote it: the state
 * of the record then holds since it was written (ADR 84).
 */
function mudancasDe({ ativo, alteradoEm, mudancas }: TipoComMudancas): readonly Mudanca[] {
  const ultima = mudancas.at(-1);
  if (!ultima) return [[SEMPRE, ativo]];
  if (ultima[1] === ativo) return mudancas;
  return [...mudancas, [alteradoEm > ultima[0] ? alteradoEm : ultima[0], ativo]];
}

/** Of two changes on one day the later one holds. */
const noDia = (mudancas: readonly Mudanca[], data: string): boolean =>
  mudancas.findLast(([valeDe]) => valeDe <= data)?.[1] ?? false;

/** One set per stretch of the period without a change; the first stretch starts on the period's first day. */
export function ativosEntre(tipos: readonly TipoComMudancas[], de: string, ate: string): Ativos[] {
  const completos = tipos.map(({ especie, id, ...tipo }) => ({
    especie,
    id,
    mudancas: mudancasDe({ especie, id, ...tipo }),
  }));
  const mudou = completos.flatMap(({ mudancas }) => mudancas.map(([valeDe]) => valeDe));
  const dias = [...new Set([de, ...mudou.filter(dia => dia > de && dia <= ate)])].sort();
  return dias.map(dia => {
    const ativos = completos.filter(({ mudancas }) => noDia(mudancas, dia));
    const daEspecie = (qual: Especie) => new Set(ativos.filter(({ especie }) => especie === qual).map(({ id }) => id));
    return { refeicoes: daEspecie('REFEICAO'), publicos: daEspecie('PUBLICO') };
  });
}

/** First day of the present state; null where it was always so. */
export function desdeQuando(tipo: TipoComMudancas): string | null {
  const mudancas = mudancasDe(tipo);
  const outra = mudancas.findLastIndex(([, ativo]) => ativo !== tipo.ativo);
  const desde = mudancas[outra + 1]?.[0] ?? SEMPRE;
  return desde === SEMPRE ? null : desde;
}
