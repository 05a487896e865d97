import { useEffect, useState } from 'react';

const FLASH_MS = 1_000;
const NONE: ReadonlySet<number> = new Set();

export function useFlashing(): readonly [ReadonlySet<number>, (ids: readonly number[]) => void] {
  const [flashing, setFlashing] = useState(NONE);
  useEffect(() => {
    if (flashing.size === 0) return;
    const over = setTimeout(() => setFlashing(NONE), FLASH_MS);
    return () => clearTimeout(over);
  }, [flashing]);
  const [flash] = useState(() => (ids: readonly number[]) => {
    if (ids.length > 0) setFlashing(new Set(ids));
  });
  return [flashing, flash];
}
