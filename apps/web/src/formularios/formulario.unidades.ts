import type { Item } from './formularios.queries.ts';

export interface Medida {
  rotulo: string;
  divisor: number;
}
export type Limite = 'minimo' | 'maximo' | 'unidadeAbaixoMaximo';

const GRAUS = { divisor: 10 };
const CENTESIMOS = { divisor: 100 };
const INTEIRO = { divisor: 1 };

export const LIMITES: Readonly<Record<Item['tipo'], Partial<Record<Limite, Medida>>>> = {
  CONFORMIDADE: {},
  NUMERO: { minimo: { rotulo: 'Mínimo', ...INTEIRO }, maximo: { rotulo: 'Máximo', ...INTEIRO } },
  TEMPERATURA: { minimo: { rotulo: 'Mínimo (°C)', ...GRAUS }, maximo: { rotulo: 'Máximo (°C)', ...GRAUS } },
  PESOS: {
    minimo: { rotulo: 'Mínimo (g)', ...INTEIRO },
    unidadeAbaixoMaximo: { rotulo: 'Uma só pode ficar abaixo (%)', ...CENTESIMOS },
  },
  ESCALA: { minimo: { rotulo: 'Conforme a partir de (1 a 5)', ...INTEIRO } },
  HORA: { maximo: { rotulo: 'Até o consumo (min)', ...INTEIRO } },
  FOTO: {},
  TEXTO: {},
  ASSINATURA: {},
  AUTOMATICO: {},
  QUANTIDADES: {},
};

/** How far past the limit a band begins; kinds that are not here have no bands. */
export const DESVIOS: Readonly<Partial<Record<Item['tipo'], Medida>>> = {
  NUMERO: { rotulo: 'Desvio acima de', ...INTEIRO },
  TEMPERATURA: { rotulo: 'Desvio acima de (°C)', ...GRAUS },
  PESOS: { rotulo: 'Abaixo do mínimo em mais de (%)', ...CENTESIMOS },
  HORA: { rotulo: 'Passou do limite em mais de (min)', ...INTEIRO },
  AUTOMATICO: { rotulo: 'Atraso acima de (min)', ...INTEIRO },
  QUANTIDADES: { rotulo: 'Falta acima de (%)', ...CENTESIMOS },
};

export const DA_REFEICAO: readonly Item['tipo'][] = ['TEMPERATURA', 'PESOS', 'HORA', 'AUTOMATICO'];

export const textoDe = (valor: number | undefined, divisor: number): string =>
  valor === undefined || Number.isNaN(valor) ? '' : String(valor / divisor).replace('.', ',');

/** undefined: empty; NaN: no number, or more decimals than the divisor keeps. */
export function lidoDe(texto: string, divisor: number): number | undefined {
  const limpo = texto.trim().replace(',', '.');
  if (limpo === '') return undefined;
  const valor = /^-?\d{1,7}(\.\d{1,2})?$/.test(limpo) ? Number(limpo) * divisor : Number.NaN;
  const inteiro = Math.round(valor);
  return Math.abs(valor - inteiro) < 1e-6 ? inteiro : Number.NaN;
}
