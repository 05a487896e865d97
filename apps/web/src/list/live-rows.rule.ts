/** What is on screen joined with what was read now. Nothing moves: who stands here changes in place, who is new waits. */
export function joined<Row extends { id: number }>(
  shown: readonly Row[],
  read: readonly Row[],
  /** Of these something was told; null: nobody can say of which. */
  told: ReadonlySet<number> | null,
) {
  const isTold = (id: number) => told === null || told.has(id);
  const now = new Map(read.map(row => [row.id, row]));
  // Not read and not told of: the same row on a neighbouring page, not one that left.
  const rows = shown.filter(({ id }) => now.has(id) || !isTold(id)).map(row => now.get(row.id) ?? row);
  const before = new Map(shown.map(row => [row.id, JSON.stringify(row)]));
  return {
    rows,
    changed: rows.filter(row => before.get(row.id) !== JSON.stringify(row)).map(({ id }) => id),
    arrived: read.filter(({ id }) => !before.has(id) && isTold(id)).map(({ id }) => id),
  };
}
