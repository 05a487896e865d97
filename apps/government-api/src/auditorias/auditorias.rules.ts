import { createHash } from 'node:crypto';

/** In hundredths of a percent: the month may be overstated by so much, and be taken for right when it is not with this chance. */
export const TOLERANCIA_PONTOS = 200;
export const RISCO_PONTOS = 500;
/** Beyond so many draws nothing more is said of a month. */
export const MAIS_SORTEIOS = 5_000;

const PONTOS = 10_000;
const ALGARISMOS = 20;
/** Of the largest bet. The largest one is lost whole by one day with nothing proven; after one, this needs 289 right draws more. */
const PARTE = 0.997;

/** The digits of what was copied from the source; undefined where there are too few to be beyond guessing. */
export function sementeLida(digitada: string): string | undefined {
  const algarismos = digitada.replaceAll(/\D/g, '');
  return algarismos.length >= ALGARISMOS && algarismos.length <= 100 ? algarismos : undefined;
}

/**
 * Where draw `n`, from 1, falls: a number below the total in centavos, so that each line of the list is drawn by its reais. The same line
 * may be drawn again. The remainder of 256 bits by a total of fewer than 53 leans to no line by more than 2^-200.
 */
export function sorteio(semente: string, n: number, totalCentavos: number): number {
  const hash = createHash('sha256').update(`${semente},${n}`).digest('hex');
  return Number(BigInt(`0x${hash}`) % BigInt(totalCentavos));
}

/** Which part of what is paid for a day is not proven, from 0 to 1. More proven than paid makes up for nothing. */
export const falta = (valorCentavos: number, comprovadoCentavos: number): number =>
  Math.max(0, (valorCentavos - comprovadoCentavos) / valorCentavos);

/**
 * A bet against the month being overstated by the tolerance or more: while it is, the expected wealth never grows, whatever the shape of
 * the errors, so that it reaches 1/risk with at most that chance, whenever one stops (Waudby-Smith, Stark and Ramdas, RiLACS, 2021).
 */
export function aposta(riqueza: number, faltaDoDia: number, toleranciaPontos: number): number {
  const tolerancia = toleranciaPontos / PONTOS;
  return riqueza * (1 + (PARTE / (1 - tolerancia)) * (tolerancia - faltaDoDia));
}

/** Right draws until the wealth is enough. */
export function faltamSemErro(riqueza: number, { toleranciaPontos, riscoPontos }: Limites): number {
  const basta = PONTOS / riscoPontos;
  return riqueza >= basta ? 0 : Math.ceil(Math.log(basta / riqueza) / Math.log(aposta(1, 0, toleranciaPontos)));
}

export type Limites = { readonly toleranciaPontos: number; readonly riscoPontos: number };

/** The wealth after the last draw, and the risk that is left by it. */
export type Andamento = { readonly sorteios: number; readonly riqueza: number; readonly riscoPontos: number };

/** What the draws say that were checked, in the order of the draw. Those after the first unchecked one say nothing yet. */
export function andamentoDe(faltas: Iterable<number | undefined>, { toleranciaPontos }: Limites): Andamento {
  let [sorteios, riqueza] = [0, 1];
  for (const cada of faltas) {
    if (cada === undefined) break;
    sorteios += 1;
    riqueza = aposta(riqueza, cada, toleranciaPontos);
  }
  return { sorteios, riqueza, riscoPontos: Math.min(PONTOS, Math.ceil(PONTOS / riqueza)) };
}
