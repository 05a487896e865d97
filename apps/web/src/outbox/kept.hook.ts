import { useEffect, useRef, useState } from 'react';
import { readDraft, writeDraft } from './device.store.ts';

export type Change<T> = (part: Partial<T> | ((before: T) => Partial<T>)) => Promise<void>;

/**
 * A draft, written to the device at every change: what was there before the camera closed the tab is there again. `change` settles
 * once it is written; `failure` says why it could not be.
 */
export function useKept<T extends object>(key: string, person: string, initial: () => T) {
  const [draft, setDraft] = useState<T | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const start = useRef(initial);
  useEffect(() => {
    let current = true;
    readDraft<T>(key).then(kept => {
      if (current) setDraft(kept ?? start.current());
    });
    return () => {
      current = false;
    };
  }, [key]);

  // A ref beside the state: two changes before the next render (a photo gets ready while somebody types) must both stay.
  const now = useRef<T | null>(null);
  now.current = draft;
  const change: Change<T> = async part => {
    const before = now.current;
    if (!before) return;
    const after = { ...before, ...(typeof part === 'function' ? part(before) : part) };
    now.current = after;
    setDraft(after);
    await writeDraft(key, person, after).then(
      () => setFailure(null),
      error => setFailure(error instanceof Error ? error.message : String(error)),
    );
  };
  return { draft, change, failure };
}
