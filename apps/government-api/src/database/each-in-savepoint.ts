import { Problema } from '@alipen/platform/problems/problema';
import type { Transaction } from './database.ts';

export type ResultadoDeRegistro = { id: number; feito: boolean; detail?: string };

/**
 * Works on one record after another, in the order of their ids so that two bulk calls cannot deadlock. A refused record
 * undoes only itself.
 */
export async function eachInSavepoint(
  tx: Transaction,
  ids: readonly number[],
  work: (savepoint: Transaction, id: number) => Promise<unknown>,
): Promise<ResultadoDeRegistro[]> {
  const resultados = new Map<number, ResultadoDeRegistro>();
  for (const id of [...ids].sort((a, b) => a - b)) {
    try {
      await tx.transaction(savepoint => work(savepoint, id));
      resultados.set(id, { id, feito: true });
    } catch (error) {
      if (!(error instanceof Problema)) throw error;
      resultados.set(id, { id, feito: false, detail: error.message });
    }
  }
  return ids.flatMap(id => resultados.get(id) ?? []);
}
