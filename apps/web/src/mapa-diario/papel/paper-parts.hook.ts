import { type RefObject, useLayoutEffect, useState } from 'react';
import { fitToPaper, LEAST } from './paper-fit.ts';

/** Into how many pieces the columns go: all in one table; the blocks in one of their own; the meals in two as well. */
export type Parts = 0 | 1 | 2;
const MORE = { 0: 1, 1: 2, 2: 2 } as const;

/** A table is made smaller only as far as it can be read; past that its columns go to one more page. */
export function usePaperParts(printing: boolean, root: RefObject<HTMLElement | null>): Parts {
  const [parts, setParts] = useState<Parts>(0);
  useLayoutEffect(() => {
    if (!printing || !root.current) return setParts(0);
    const scales = [...root.current.querySelectorAll('table')].map(fitToPaper);
    if (Math.min(...scales) < LEAST) setParts(MORE[parts]);
  }, [printing, parts, root]);
  return parts;
}
