import { useEffect, useRef } from 'react';
import { useFlashing } from './flashing.hook.ts';

/**
 * The rows that changed since they were last read, while they flash. `question` identifies what was asked: rows of another question
 * are not compared, and null means that no answer has come yet. An unchanged row must stay the same object.
 */
export function useChangedRows<Row extends object>(
  rows: readonly Row[],
  idOf: (row: Row) => number,
  question: string | null,
): ReadonlySet<number> {
  const [flashing, flash] = useFlashing();
  const seen = useRef<{ question: string | null; rows: ReadonlyMap<number, Row> }>({ question: null, rows: new Map() });
  // biome-ignore lint/correctness/useExhaustiveDependencies: how a row is named does not change
  useEffect(() => {
    if (question === null) return;
    const before = seen.current;
    seen.current = { question, rows: new Map(rows.map(row => [idOf(row), row])) };
    if (before.question !== question) return;
    flash(
      [...seen.current.rows].flatMap(([id, row]) => (before.rows.has(id) && before.rows.get(id) !== row ? [id] : [])),
    );
  }, [rows, question]);
  return flashing;
}
