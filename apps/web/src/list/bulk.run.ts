import { sentenceOf } from '../base/problem.error.ts';
import type { BulkAction, Failed, Page } from './list.model.ts';
import type { Selection } from './selection.ts';

/** The contract takes at most this many ids in one call. */
const PIECE = 500;

export async function takeAll<Row extends { id: number }>(
  fetchPage: (page: number, size: number) => Promise<Page<Row>>,
  nameOf: (row: Row) => string,
): Promise<Selection> {
  const chosen = new Map<number, string>();
  for (let page = 1; ; page++) {
    const { itens, total } = await fetchPage(page, PIECE);
    for (const row of itens) chosen.set(row.id, nameOf(row));
    if (itens.length === 0 || page * PIECE >= total) return chosen;
  }
}

/** A piece that fails as a whole fails row by row, and the other pieces go on. */
export async function runInPieces(action: Pick<BulkAction, 'run'>, chosen: Selection, answer?: unknown) {
  const ids = [...chosen.keys()];
  const failed: Failed[] = [];
  let done = 0;
  const fail = (id: number, reason: string) => failed.push({ id, name: chosen.get(id) ?? String(id), reason });
  for (let from = 0; from < ids.length; from += PIECE) {
    const piece = ids.slice(from, from + PIECE);
    try {
      for (const { id, feito, detail } of (await action.run(piece, answer)).resultados) {
        if (feito) done++;
        else fail(id, detail ?? 'Não foi possível.');
      }
    } catch (error) {
      for (const id of piece) fail(id, sentenceOf(error));
    }
  }
  return { done, failed };
}
