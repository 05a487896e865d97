/** Merges the rows on screen with those just read. Nothing moves: known rows change in place, new rows wait. */
export function joined<Row extends { id: number }>(
  shown: readonly Row[],
  read: readonly Row[],
  /** The ids that changes named; null: a change without an id, so any row may have changed. */
  told: ReadonlySet<number> | null,
) {
  const isTold = (id: number) => told === null || told.has(id);
  const now = new Map(read.map(row => [row.id, row]));
  // A row neither read nor named moved to a neighbouring page; it did not leave the list.
  const rows = shown.filter(({ id }) => now.has(id) || !isTold(id)).map(row => now.get(row.id) ?? row);
  const before = new Map(shown.map(row => [row.id, JSON.stringify(row)]));
  return {
    rows,
    changed: rows.filter(row => before.get(row.id) !== JSON.stringify(row)).map(({ id }) => id),
    arrived: read.filter(({ id }) => !before.has(id) && isTold(id)).map(({ id }) => id),
  };
}
