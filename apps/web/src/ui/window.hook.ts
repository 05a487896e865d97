import { type RefObject, useLayoutEffect, useState } from 'react';

const MARGIN = 8;

export function sliceInSight(count: number, rowHeight: number, scrollTop: number, height: number, margin = MARGIN) {
  const first = Math.max(Math.floor(scrollTop / rowHeight) - margin, 0);
  const last = Math.min(Math.ceil((scrollTop + height) / rowHeight) + margin, count);
  const start = Math.min(first, last);
  return { start, end: last, before: start * rowHeight, after: (count - last) * rowHeight };
}

export type Stretch = { row: number } | { space: number; from: number };

/** The visible rows and the one being worked on, wherever it is, with the space (in rows) between them. */
export function stretches(count: number, { start, end }: { start: number; end: number }, active: number): Stretch[] {
  const drawn = Array.from({ length: end - start }, (_, n) => start + n);
  if (active < start) drawn.unshift(active);
  if (active >= end && active < count) drawn.push(active);
  const list: Stretch[] = [];
  let next = 0;
  for (const row of drawn) {
    if (row > next) list.push({ space: row - next, from: next });
    list.push({ row });
    next = row + 1;
  }
  if (next < count) list.push({ space: count - next, from: next });
  return list;
}

const PASSAGES = Array.from({ length: 21 }, (_, n) => n / 20);

/** `margin`: rows drawn beyond each edge; use few where every drawn row makes each key slower. */
export function useWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
  margin: number = MARGIN,
) {
  // Almost nothing at first: the box's position then tells how many rows fit on the screen.
  const [seen, setSeen] = useState({ top: 0, height: 0 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // Steps of half the margin, so that most scroll events change nothing and draw nothing.
    const step = rowHeight * Math.max(1, Math.floor(margin / 2));
    const look = () => {
      const { top: edge } = element.getBoundingClientRect();
      const top = Math.floor((element.scrollTop + Math.max(-edge, 0)) / step) * step;
      const height = Math.ceil(Math.max(window.innerHeight - Math.max(edge, 0), 0) / step) * step;
      setSeen(old => (old.top === top && old.height === height ? old : { top, height }));
    };
    look();
    // Listens to the box and to whatever it scrolls away with; the observer notices what grows or goes above it.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    const observer = new IntersectionObserver(look, { threshold: PASSAGES });
    observer.observe(element);
    return () => {
      document.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
      observer.disconnect();
    };
  }, [scroller, rowHeight, margin]);
  return sliceInSight(count, rowHeight, seen.top, seen.height, margin);
}
