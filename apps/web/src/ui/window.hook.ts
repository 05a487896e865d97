import { type RefObject, useEffect, useState } from 'react';

/** Rows kept ready above and below what is seen. */
const MARGIN = 8;

/** The slice of a long table of equal rows that is in sight, and the space of what is not. */
export function sliceInSight(count: number, rowHeight: number, scrollTop: number, height: number, margin = MARGIN) {
  const first = Math.max(Math.floor(scrollTop / rowHeight) - margin, 0);
  const last = Math.min(Math.ceil((scrollTop + height) / rowHeight) + margin, count);
  const start = Math.min(first, last);
  return { start, end: last, before: start * rowHeight, after: (count - last) * rowHeight };
}

/** `margin`: rows drawn beyond each edge; few where every row drawn makes each key slower. */
export function useWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
  margin: number = MARGIN,
) {
  const [seen, setSeen] = useState({ top: 0, height: 900 });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // Steps of some rows: most scroll events then change nothing and draw nothing.
    const step = rowHeight * Math.max(1, Math.floor(margin / 2));
    const look = () => {
      const top = Math.floor(element.scrollTop / step) * step;
      const height = element.clientHeight + step;
      setSeen(old => (old.top === top && old.height === height ? old : { top, height }));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      element.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [scroller, rowHeight, margin]);
  return sliceInSight(count, rowHeight, seen.top, seen.height, margin);
}
