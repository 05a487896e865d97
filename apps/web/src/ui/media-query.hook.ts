import { useSyncExternalStore } from 'react';

/** Below this width the shell becomes a drawer and tables become cards. */
export const PHONE = '(max-width: 767.98px)';

/** Below this width the menu opens collapsed. */
export const NARROW = '(max-width: 1099.98px)';

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

export const useMediaQuery = (query: string) =>
  useSyncExternalStore(
    onChange => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
  );
