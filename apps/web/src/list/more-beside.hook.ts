import { useEffect, useRef } from 'react';

/** Marks a place that scrolls sideways while something is still to be seen at its right (`data-mais`). */
export function useMoreBeside<T extends HTMLElement>() {
  const place = useRef<T>(null);
  useEffect(() => {
    const element = place.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    const mark = () =>
      element.toggleAttribute('data-mais', element.scrollLeft + element.clientWidth < element.scrollWidth - 1);
    const sizes = new ResizeObserver(mark);
    sizes.observe(element);
    sizes.observe(content);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, []);
  return place;
}
