import { useEffect } from 'react';

/** Loaded apart: no screen waits for the live connection. */
export function useLiveLine(off: boolean) {
  useEffect(() => {
    if (off) return;
    let left = false;
    let stop: (() => void) | undefined;
    import('./live.connection.ts').then(
      ({ startLive }) => {
        if (!left) stop = startLive();
      },
      () => undefined,
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [off]);
}
