import type { components } from '@alipen/contracts/generated/government-api';

type Uf = components['schemas']['Uf'];
export type Regiao = Uf | '1' | '2' | '3' | '4' | '5';

/** The five regions by the first digit of the IBGE's codes. */
const REGIOES = {
  '1': ['AC', 'AM', 'AP', 'PA', 'RO', 'RR', 'TO'],
  '2': ['AL', 'BA', 'CE', 'MA', 'PB', 'PE', 'PI', 'RN', 'SE'],
  '3': ['ES', 'MG', 'RJ', 'SP'],
  '4': ['PR', 'RS', 'SC'],
  '5': ['DF', 'GO', 'MS', 'MT'],
} as const satisfies Record<Exclude<Regiao, Uf>, readonly Uf[]>;

export const ufsDa = (regiao: Regiao): readonly Uf[] =>
  Object.hasOwn(REGIOES, regiao) ? REGIOES[regiao as keyof typeof REGIOES] : [regiao as Uf];
