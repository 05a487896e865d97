// Open-loop load: arrivals do not wait for those before them.

/** Acts under way at once; any more are counted and not begun. */
const MOST_AT_ONCE = 6_000;
const TICK_MS = 10;

/**
 * Starts each of `[{ when, act }]` at its part (0 to 1) of `milliseconds`, and resolves when the last has ended: how many began,
 * failed (by sentence) and were not begun, and how long it took in all. `failed` is called for each failure.
 */
export async function arrive(plan, milliseconds, failed) {
  const due = plan.toSorted((a, b) => a.when - b.when);
  const began = performance.now();
  const under = new Set();
  let dropped = 0;
  for (let next = 0; next < due.length; ) {
    const part = (performance.now() - began) / milliseconds;
    for (; next < due.length && due[next].when <= part; next += 1) {
      if (under.size >= MOST_AT_ONCE) {
        dropped += 1;
        continue;
      }
      const acting = due[next].act().catch(failed);
      under.add(acting);
      void acting.finally(() => under.delete(acting));
    }
    await new Promise(resolve => setTimeout(resolve, TICK_MS));
  }
  const arrived = performance.now() - began;
  await Promise.all(under);
  return { acts: due.length, dropped, seconds: (performance.now() - began) / 1000, arrived: arrived / 1000 };
}
