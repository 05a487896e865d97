import type { components } from '@alipen/contracts/generated/bff';
import { ROTULO_DE_UF } from '@alipen/contracts/generated/rotulos/lotacoes';

export type Uf = components['schemas']['Uf'];

export const isUf = (text: string | null): text is Uf => text !== null && Object.hasOwn(ROTULO_DE_UF, text);

/** The key is the first digit of IBGE's codes. */
export const REGIOES: Readonly<Record<string, string>> = {
  1: 'Norte',
  2: 'Nordeste',
  3: 'Sudeste',
  4: 'Sul',
  5: 'Centro-Oeste',
};

export const regiaoPorExtenso = (regiao: string): string =>
  REGIOES[regiao] ?? (isUf(regiao) ? ROTULO_DE_UF[regiao] : regiao);
