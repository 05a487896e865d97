import { totalmem } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Reading } from './pressure.ts';

const RESOLUTION_MS = 10;
const NANOSECONDS = 1e6;

/** Each reading covers the time since the last one. */
export function processReadings(): { read: () => Reading; stop: () => void } {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  const read = (): Reading => {
    const delayMs = Math.max(0, delays.percentile(99) / NANOSECONDS - RESOLUTION_MS);
    delays.reset();
    return { delayMs, rss: process.memoryUsage.rss() };
  };
  return { read, stop: () => void delays.disable() };
}

/** Bytes that the container, or else the machine, has for this process. */
export const memoryLimit = (): number => Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());
