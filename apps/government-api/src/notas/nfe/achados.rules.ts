import { reais } from './numeros.rules.ts';

export type Achado = { readonly esperado?: string; readonly encontrado?: string };
/** A row of a table of comparison: what must hold, the sentence where it does not, and how it is found. */
export type Linha<C> = {
  readonly codigo: string;
  readonly sentenca: string;
  readonly achar: (conferencia: C) => readonly Achado[];
};

export const NENHUM: readonly Achado[] = [];
export const se = (divergente: boolean, achado: Achado = {}): readonly Achado[] => (divergente ? [achado] : NENHUM);
export const igual = (esperado: string, encontrado: string) => se(esperado !== encontrado, { esperado, encontrado });
export const mesmoValor = (esperado: number, encontrado: number) =>
  se(esperado !== encontrado, { esperado: reais(esperado), encontrado: reais(encontrado) });
export const somaDe = <T>(lista: readonly T[], valor: (cada: T) => number) =>
  lista.reduce((soma, cada) => soma + valor(cada), 0);
