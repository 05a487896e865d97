import type { components } from '@alipen/contracts/generated/bff';

export type CorRefeicao = components['schemas']['CorRefeicao'];

export const CORES: Readonly<Record<CorRefeicao, string>> = {
  ANIL: 'Anil',
  VERDE: 'Verde',
  AMBAR: 'Âmbar',
  TERRA: 'Terra',
  VINHO: 'Vinho',
  ROXO: 'Roxo',
  PETROLEO: 'Petróleo',
  GRAFITE: 'Grafite',
};
