import type { Especie } from './ativacoes.schema.ts';

/** The first day it holds, and whether it is active from then on. */
export type Mudanca = readonly [valeDe: string, ativo: boolean];
/** A meal or a public, and what is known of it, oldest first. */
export type TipoComMudancas = {
  readonly especie: Especie;
  readonly id: number;
  readonly ativo: boolean;
  /** The agency's day of its last change of any kind. */
  readonly alteradoEm: string;
  readonly mudancas: readonly Mudanca[];
};

/** What was active on a day, or on each day of a stretch. */
export type Ativos = { readonly refeicoes: ReadonlySet<number>; readonly publicos: ReadonlySet<number> };

/** The first day of what holds since always. */
export const SEMPRE = '0001-01-01';

/**
 * Everything that made it as it is. Where the record disagrees with the last change, a program that knows of no changes wrote it:
 * it is as the record says since the record was written (ADR 84).
 */
export function mudancasDe({ ativo, alteradoEm, mudancas }: TipoComMudancas): readonly Mudanca[] {
  const ultima = mudancas.at(-1);
  if (!ultima) return [[SEMPRE, ativo]];
  if (ultima[1] === ativo) return mudancas;
  return [...mudancas, [alteradoEm > ultima[0] ? alteradoEm : ultima[0], ativo]];
}

/** A day is as it ended: of two changes of one day the later one holds. */
const noDia = (mudancas: readonly Mudanca[], data: string): boolean =>
  mudancas.findLast(([valeDe]) => valeDe <= data)?.[1] ?? false;

/** What was active in each stretch of a period without a change, the first one from its first day on; of one day, that day. */
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

/** The first day of what it is now; null where it always was. */
export function desdeQuando(tipo: TipoComMudancas): string | null {
  const mudancas = mudancasDe(tipo);
  const outra = mudancas.findLastIndex(([, ativo]) => ativo !== tipo.ativo);
  const desde = mudancas[outra + 1]?.[0] ?? SEMPRE;
  return desde === SEMPRE ? null : desde;
}
