import { useEffect } from 'react';
import { readsOnly } from './access.rule.ts';
import { usePerson } from './person.hook.ts';

/** Loaded apart: no screen waits for the live connection. */
export function useLiveLine() {
  const off = readsOnly(usePerson().session);
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
