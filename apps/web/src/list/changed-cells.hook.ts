import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const NONE: ReadonlySet<number> = new Set();

/**
 * The indexes of a row's cells whose text changed with its last update, while the row flashes. The displayed texts are compared,
 * whichever field they come from. When the change shows in no column, the first cell flashes.
 */
export function useChangedCells(line: RefObject<HTMLTableRowElement | null>, row: object, flashing: boolean) {
  const seen = useRef<{ row: object; texts: readonly string[] }>({ row, texts: [] });
  const [changed, setChanged] = useState(NONE);
  useLayoutEffect(() => {
    const texts = [...(line.current?.cells ?? [])].map(({ textContent }) => textContent ?? '');
    const before = seen.current;
    seen.current = { row, texts };
    // After a change of columns there is nothing to compare.
    if (before.row === row || before.texts.length !== texts.length) return;
    const others = texts.flatMap((text, at) => (text === before.texts[at] ? [] : [at]));
    setChanged(new Set(others.length > 0 ? others : [0]));
  }, [line, row]);
  return flashing ? changed : NONE;
}
