import { formatMoney } from '../../ui/number.format.ts';

/** 6300 -> "R$ 63,00". A narrow column on paper may break after the sign; on the screen no cell breaks. */
export const dinheiro = (centavos: number): string => quebravel(formatMoney(centavos));

export const quebravel = (texto: string): string => texto.replaceAll('\u00a0', ' ');
