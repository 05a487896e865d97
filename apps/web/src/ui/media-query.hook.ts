import { useSyncExternalStore } from 'react';

/** Below this width the shell becomes a drawer and tables become cards. */
export const PHONE = '(max-width: 767.98px)';

/** Below this width the menu opens collapsed. */
export const NARROW = '(max-width: 1099.98px)';

/** Where a table has room for more than its main columns; on a telephone each row is a card, which has room for all. */
export const ROOM = {
  desk: '(min-width: 1340px), (max-width: 767.98px)',
  wall: '(min-width: 1860px), (max-width: 767.98px)',
} as const;

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
