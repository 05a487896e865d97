/** Decimals of both layouts (NF-e 4.00, TDec; NFS-e 1.01, TSDec): a point, no sign, no zeros in front. */
const INTEIRO = '(?:0|[1-9]\\d{0,12})';
const DINHEIRO = new RegExp(`^${INTEIRO}(?:\\.\\d{2})?$`);
const DECIMAL = new RegExp(`^${INTEIRO}(?:\\.\\d{1,10})?$`);
const CASAS = 10;

/** Centavos of `12.34`, or of `12`; null where it is no such number. */
export function centavosDe(texto: string): number | null {
  if (!DINHEIRO.test(texto)) return null;
  const [inteiro = '', fracao = '00'] = texto.split('.');
  return Number(inteiro + fracao);
}

/** In ten-thousand-millionths, exactly; null where it is no such number. */
export function exato(texto: string): bigint | null {
  if (!DECIMAL.test(texto)) return null;
  const [inteiro = '', fracao = ''] = texto.split('.');
  return BigInt(inteiro + fracao.padEnd(CASAS, '0'));
}

const INTEIRO_EXATO = 10n ** BigInt(CASAS);
const CENTAVO_EXATO = 10n ** BigInt(CASAS - 2);
const CENTAVO_DO_PRODUTO = INTEIRO_EXATO * CENTAVO_EXATO;

/** Whole units of an exact number; null where there is a fraction. */
export const inteiros = (valor: bigint): number | null =>
  valor % INTEIRO_EXATO === 0n ? Number(valor / INTEIRO_EXATO) : null;

/** Centavos of an exact number; null where a part of a centavo is left. */
export const centavosInteiros = (valor: bigint): number | null =>
  valor % CENTAVO_EXATO === 0n ? Number(valor / CENTAVO_EXATO) : null;

/** Quantity times price, half a centavo up. */
export const produtoEmCentavos = (quantidade: bigint, preco: bigint): number =>
  Number((quantidade * preco + CENTAVO_DO_PRODUTO / 2n) / CENTAVO_DO_PRODUTO);

export const reais = (centavos: number): string => {
  const [inteiro = '', fracao = ''] = (Math.abs(centavos) / 100).toFixed(2).split('.');
  return `${centavos < 0 ? '-' : ''}R$ ${inteiro.replaceAll(/\B(?=(\d{3})+$)/g, '.')},${fracao}`;
};
