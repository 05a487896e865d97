import type { components } from '@alipen/contracts/generated/bff';

export type Uf = components['schemas']['Uf'];

/** Alphabetical by the states' names, as people look for them. */
export const UFS = {
  AC: 'Acre',
  AL: 'Alagoas',
  AP: 'Amapá',
  AM: 'Amazonas',
  BA: 'Bahia',
  CE: 'Ceará',
  DF: 'Distrito Federal',
  ES: 'Espírito Santo',
  GO: 'Goiás',
  MA: 'Maranhão',
  MT: 'Mato Grosso',
  MS: 'Mato Grosso do Sul',
  MG: 'Minas Gerais',
  PA: 'Pará',
  PB: 'Paraíba',
  PR: 'Paraná',
  PE: 'Pernambuco',
  PI: 'Piauí',
  RJ: 'Rio de Janeiro',
  RN: 'Rio Grande do Norte',
  RS: 'Rio Grande do Sul',
  RO: 'Rondônia',
  RR: 'Roraima',
  SC: 'Santa Catarina',
  SP: 'São Paulo',
  SE: 'Sergipe',
  TO: 'Tocantins',
} satisfies Record<Uf, string>;

export const isUf = (text: string | null): text is Uf => text !== null && Object.hasOwn(UFS, text);

/** The key is the first digit of IBGE's codes. */
export const REGIOES: Readonly<Record<string, string>> = {
  1: 'Norte',
  2: 'Nordeste',
  3: 'Sudeste',
  4: 'Sul',
  5: 'Centro-Oeste',
};

export const regiaoPorExtenso = (regiao: string): string => REGIOES[regiao] ?? (isUf(regiao) ? UFS[regiao] : regiao);
