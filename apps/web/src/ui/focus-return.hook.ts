import { useEffect, useRef } from 'react';

/** Gives the focus back to what opened this, when this goes; to the page's title where that is gone or never was. */
export function useFocusReturn() {
  const opener = useRef(document.activeElement);
  useEffect(() => {
    const element = opener.current;
    return () => {
      requestAnimationFrame(() => {
        // Whoever has taken the focus meanwhile keeps it: another dialog, another screen's title.
        if (document.activeElement !== document.body) return;
        const known = element instanceof HTMLElement && element !== document.body && element.isConnected;
        const next = known ? element : document.querySelector<HTMLElement>('main h1');
        next?.focus({ preventScroll: true });
      });
    };
  }, []);
}
