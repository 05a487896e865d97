import { useSyncExternalStore } from 'react';

// Small choices of this computer. Storage may be blocked by policy: then the choice lasts as long as the page.

const kept = new Map<string, string | null>();
const listeners = new Set<() => void>();

function read(key: string) {
  if (!kept.has(key)) {
    try {
      kept.set(key, localStorage.getItem(key));
    } catch {
      kept.set(key, null);
    }
  }
  return kept.get(key) ?? null;
}

function write(key: string, value: string) {
  kept.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage refused: `kept` still holds the value.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What was kept, where it is still one of the choices. */
export const choiceOf = <C extends object>(choices: C, kept: string | null, otherwise: keyof C): keyof C =>
  kept !== null && Object.hasOwn(choices, kept) ? (kept as keyof C) : otherwise;

export const readPreference = (key: string) => read(key);

export function usePreference(key: string) {
  const value = useSyncExternalStore(subscribe, () => read(key));
  return [value, (next: string) => write(key, next)] as const;
}
