import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const NONE: ReadonlySet<number> = new Set();

/**
 * Which cells of a row read otherwise than before its last change, while it flashes: what the person sees is compared, from
 * whichever field it comes. Of a change that shows in no column the first cell flashes.
 */
export function useChangedCells(line: RefObject<HTMLTableRowElement | null>, row: object, flashing: boolean) {
  const seen = useRef<{ row: object; texts: readonly string[] }>({ row, texts: [] });
  const [changed, setChanged] = useState(NONE);
  useLayoutEffect(() => {
    const texts = [...(line.current?.cells ?? [])].map(({ textContent }) => textContent ?? '');
    const before = seen.current;
    seen.current = { row, texts };
    // Other columns were chosen: nothing to compare with.
    if (before.row === row || before.texts.length !== texts.length) return;
    const others = texts.flatMap((text, at) => (text === before.texts[at] ? [] : [at]));
    setChanged(new Set(others.length > 0 ? others : [0]));
  }, [line, row]);
  return flashing ? changed : NONE;
}
