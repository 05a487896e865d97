import { useEffect, useRef } from 'react';

/** On unmount gives the focus back to the element that had it before; to the page's title where that is gone or never was. */
export function useFocusReturn() {
  const opener = useRef(document.activeElement);
  useEffect(() => {
    const element = opener.current;
    return () => {
      requestAnimationFrame(() => {
        // Another dialog or another screen's title may have taken the focus meanwhile, and keeps it.
        if (document.activeElement !== document.body) return;
        const known = element instanceof HTMLElement && element !== document.body && element.isConnected;
        const next = known ? element : document.querySelector<HTMLElement>('main h1');
        next?.focus({ preventScroll: true });
      });
    };
  }, []);
}
