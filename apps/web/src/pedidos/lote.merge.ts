import { merge } from '../drafts/merge.ts';

export interface CelulaEmConflito {
  coluna: number;
  meu: number;
  deles: number;
}

/** The merge of every record, with the columns as fields: a cell both changed stays mine until the person decides. */
export function juntarLinha(
  base: readonly number[],
  minha: readonly number[],
  deles: readonly number[],
): { junta: number[]; conflitos: CelulaEmConflito[] } {
  const porColuna = (fonte: readonly number[]) => Object.fromEntries(minha.map((_, n) => [n, fonte[n] ?? 0]));
  const meus = porColuna(minha);
  const { fields, conflicts } = merge(porColuna(base), meus, porColuna(deles));
  return {
    junta: minha.map((_, n) => Number(fields[n])),
    conflitos: conflicts.map(Number).map(coluna => ({ coluna, meu: minha[coluna] ?? 0, deles: deles[coluna] ?? 0 })),
  };
}
