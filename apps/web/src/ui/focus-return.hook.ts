import { useEffect, useRef } from 'react';

type Openers = readonly Element[];

/** What stands open: of each, who had the focus before it, then who had it before what that one stood in. */
const standing: Openers[] = [];

const openersNow = (): Openers => {
  const { activeElement } = document;
  return [...(activeElement ? [activeElement] : []), ...(standing.at(-1) ?? []).filter(each => each.isConnected)];
};

/**
 * On unmount gives the focus back to the element that had it before. A dialog that took another's place gives it to who opened that one,
 * and where nobody is left, the page's title gets it.
 */
export function useFocusReturn() {
  const kept = useRef<Openers>(null);
  kept.current ??= openersNow();
  useEffect(() => {
    const openers = kept.current ?? [];
    standing.push(openers);
    return () => {
      standing.splice(standing.lastIndexOf(openers), 1);
      requestAnimationFrame(() => {
        // Another dialog or another screen's title may have taken the focus meanwhile, and keeps it.
        if (document.activeElement !== document.body) return;
        const known = openers.find(element => element !== document.body && element.isConnected);
        const next = known instanceof HTMLElement ? known : document.querySelector<HTMLElement>('main h1');
        next?.focus({ preventScroll: true });
      });
    };
  }, []);
}
