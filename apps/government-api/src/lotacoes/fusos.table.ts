import type { components } from '@alipen/contracts/generated/government-api';
import { searchText } from '../database/search-text.ts';

export type Uf = components['schemas']['Uf'];

/** The IANA zone of each state (the capital's, where a state has two). Cut-offs are local to the unit. */
export const fusos = {
  AC: 'America/Rio_Branco',
  AL: 'America/Maceio',
  AM: 'America/Manaus',
  AP: 'America/Belem',
  BA: 'America/Bahia',
  CE: 'America/Fortaleza',
  DF: 'America/Sao_Paulo',
  ES: 'America/Sao_Paulo',
  GO: 'America/Sao_Paulo',
  MA: 'America/Fortaleza',
  MG: 'America/Sao_Paulo',
  MS: 'America/Campo_Grande',
  MT: 'America/Cuiaba',
  PA: 'America/Belem',
  PB: 'America/Fortaleza',
  PE: 'America/Recife',
  PI: 'America/Fortaleza',
  PR: 'America/Sao_Paulo',
  RJ: 'America/Sao_Paulo',
  RN: 'America/Fortaleza',
  RO: 'America/Porto_Velho',
  RR: 'America/Boa_Vista',
  RS: 'America/Sao_Paulo',
  SC: 'America/Sao_Paulo',
  SE: 'America/Maceio',
  SP: 'America/Sao_Paulo',
  TO: 'America/Araguaina',
} as const satisfies Record<Uf, string>;

/** Municipalities whose clock is not their state's capital's, by `searchText` (Lei 11.662/2008, Lei 12.876/2013; IANA tz). */
const fusosDeMunicipios: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'atalaia do norte',
      'benjamin constant',
      'boca do acre',
      'eirunepe',
      'envira',
      'guajara',
      'ipixuna',
      'itamarati',
      'jutai',
      'labrea',
      'pauini',
      'sao paulo de olivenca',
      'tabatinga',
    ].map(municipio => [`AM/${municipio}`, 'America/Eirunepe']),
  ),
  'PE/fernando de noronha': 'America/Noronha',
};

export const fusoDe = (uf: Uf, municipio: string): string =>
  fusosDeMunicipios[`${uf}/${searchText(municipio)}`] ?? fusos[uf];

export const fusosDoBrasil: ReadonlySet<string> = new Set([
  ...Object.values(fusos),
  ...Object.values(fusosDeMunicipios),
  'America/Santarem',
]);
