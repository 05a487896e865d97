import { useEffect, useRef } from 'react';

/** A button that disappears with its action leaves the focus nowhere: its container takes it. */
export function useKeptFocus<T extends HTMLElement>(data: unknown) {
  const place = useRef<T>(null);
  const wasInside = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new content can take a button away
  useEffect(() => {
    if (wasInside.current && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [data]);
  const onFocusCapture = () => {
    wasInside.current = true;
  };
  return { ref: place, onFocusCapture, tabIndex: -1 };
}
