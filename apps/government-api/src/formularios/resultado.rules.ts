import type { components } from '@alipen/contracts/generated/government-api';

type Schemas = components['schemas'];
export type FaixaDesconto = Schemas['FaixaDesconto'];

/** The discount proposed for the points of a day (domain 6.2). */
export function descontoDe(pontos: number, faixas: readonly FaixaDesconto[]): number {
  const faixa = faixas.find(({ de, ate }) => pontos >= de && (ate === undefined || pontos <= ate));
  return faixa?.descontoPct ?? 0;
}

/** One item's part of the note, in fifths of its weight, so that a scale of 1 to 5 needs no fraction. */
export type Parcela = { readonly obtidos: number; readonly possiveis: number };

export const soma = (parcelas: readonly Parcela[]): Parcela =>
  parcelas.reduce((a, b) => ({ obtidos: a.obtidos + b.obtidos, possiveis: a.possiveis + b.possiveis }), {
    obtidos: 0,
    possiveis: 0,
  });

/** Tenths of a point, never rounded up: 89,99 must not be read as 90. Null where nothing counted. */
export const notaDe = ({ obtidos, possiveis }: Parcela): number | null =>
  possiveis ? Math.floor((1000 * obtidos) / possiveis) : null;

/** A critical fault fails the whole, whatever the note (domain 6.4). The note is compared exactly, before any rounding. */
export function resultadoDe(
  { obtidos, possiveis }: Parcela,
  critico: boolean,
  { conforme, atencao, naoConforme }: Schemas['NotasDoResultado'],
): Schemas['ResultadoFiscalizacao'] {
  const alcanca = (nota: number) => possiveis === 0 || obtidos * 100 >= nota * possiveis;
  if (critico) return 'REPROVADA';
  if (alcanca(conforme)) return 'CONFORME';
  if (alcanca(atencao)) return 'ATENCAO';
  return alcanca(naoConforme) ? 'NAO_CONFORME' : 'REPROVADA';
}

const graus = [
  'ADVERTENCIA',
  'LEVE',
  'MODERADO',
  'GRAVE',
  'GRAVISSIMO',
] as const satisfies readonly Schemas['Gravidade'][];
type Gravidade = Schemas['Gravidade'];

export const umGrauAcima = (gravidade: Gravidade): Gravidade =>
  graus[Math.min(graus.indexOf(gravidade) + 1, graus.length - 1)] ?? 'GRAVISSIMO';

const maisGrave = (a: Gravidade, b: Gravidade): Gravidade => (graus.indexOf(a) >= graus.indexOf(b) ? a : b);

export function gravidadeDe(propria: Gravidade | undefined, pontos: number, critico: boolean): Gravidade {
  const base = propria ?? (pontos >= 10 ? 'MODERADO' : pontos >= 5 ? 'LEVE' : 'ADVERTENCIA');
  return critico ? maisGrave(base, 'GRAVE') : base;
}
