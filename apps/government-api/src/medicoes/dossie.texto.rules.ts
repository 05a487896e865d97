/** Centavos as people read them. */
export const reais = (centavos: number): string =>
  (centavos / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' }).replaceAll('\u00a0', ' ');

export const numero = (n: number): string => n.toLocaleString('pt-BR');

/** Kept in tenths. */
export const decimos = (n: number | null): string =>
  n === null ? '–' : (n / 10).toLocaleString('pt-BR', { minimumFractionDigits: 1 });
