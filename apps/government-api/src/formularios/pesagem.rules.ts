import type { components } from '@alipen/contracts/generated/government-api';

type Schemas = components['schemas'];

/** Hundredths of a percent in the whole. */
const INTEIRO = 10_000;

/** How far a part is short of a whole, in hundredths of a percent, never rounded down: "more than 5 %" stays exact. */
export const faltaEm = (falta: number, inteiro: number): number =>
  falta > 0 && inteiro > 0 ? Math.ceil((falta * INTEIRO) / inteiro) : 0;

export type Pesagem = {
  readonly liquidosG: readonly number[];
  /** Grams, to the nearest. */
  readonly mediaG: number;
  readonly menorG: number;
  /** Of the sample (n − 1), grams, to the nearest. */
  readonly desvioPadraoG: number;
  /** How far the mean is below the minimum, in hundredths of a percent (rule R13). */
  readonly abaixo: number;
  /** The same, of the lightest unit. */
  readonly unidadeAbaixo: number;
};

/** Gross weights less one tare (rules R12, R13). Null without a single weight. */
export function pesar({ brutosG, taraG }: Schemas['PesagemDoItem'], minimoG: number | null): Pesagem | null {
  if (!brutosG.length) return null;
  const liquidosG = brutosG.map(bruto => Math.max(0, bruto - taraG));
  const n = liquidosG.length;
  const soma = liquidosG.reduce((total, peso) => total + peso, 0);
  const menorG = Math.min(...liquidosG);
  const media = soma / n;
  const variancia = n > 1 ? liquidosG.reduce((total, peso) => total + (peso - media) ** 2, 0) / (n - 1) : 0;
  return {
    liquidosG,
    mediaG: Math.round(media),
    menorG,
    desvioPadraoG: Math.round(Math.sqrt(variancia)),
    // Computed over the sum, so that the mean is not rounded before it is compared.
    abaixo: minimoG === null ? 0 : faltaEm(minimoG * n - soma, minimoG * n),
    unidadeAbaixo: minimoG === null ? 0 : faltaEm(minimoG - menorG, minimoG),
  };
}

export type FaixasDaAmostra = {
  readonly amostraPequena: number;
  readonly entregaPequenaAte: number;
  readonly amostraMedia: number;
  readonly entregaMediaAte: number;
  readonly amostraGrande: number;
};

/** How many units of a delivery are weighed (rule R14); never more than there are. */
export function amostrasDe(refeicoes: number, faixas: FaixasDaAmostra): number {
  const { amostraPequena, entregaPequenaAte, amostraMedia, entregaMediaAte, amostraGrande } = faixas;
  const pedidas =
    refeicoes <= entregaPequenaAte ? amostraPequena : refeicoes <= entregaMediaAte ? amostraMedia : amostraGrande;
  return Math.min(pedidas, refeicoes);
}
