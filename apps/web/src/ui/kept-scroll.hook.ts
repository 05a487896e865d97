import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Where each place of the browser's history was scrolled to, while the client is open. */
const kept = new Map<string, { box: number; page: number }>();
const MOST = 50;

/** Back returns to where a box, and the page around it, were scrolled. Call it before what reads the box's position. */
export function useKeptScroll(box: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const place = useRef(key);
  place.current = key;
  useLayoutEffect(() => {
    const element = box.current;
    const page = element?.closest<HTMLElement>('.conteudo');
    const before = kept.get(place.current);
    if (element && before) {
      element.scrollTop = before.box;
      if (page) page.scrollTop = before.page;
    }
    return () => {
      if (!element) return;
      kept.delete(place.current);
      kept.set(place.current, { box: element.scrollTop, page: page?.scrollTop ?? 0 });
      const [oldest] = kept.keys();
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    };
  }, [box]);
}
