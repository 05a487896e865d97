// The clock of the simulated servers: they read from a file how far ahead it is (e2e/kit/moved-clock.mjs).
import { writeFileSync } from 'node:fs';

/** Brasília has no summer time. */
const HOURS_FROM_UTC = -3;
const DAY_MS = 86_400_000;
/** The servers read the file every tenth of a second, on a busy machine later. */
const READ_MS = 1_500;

/** Two days from now: whatever the hour of the run, the eve begins in the future and never runs into real days. */
export const mealDay = () => new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);
export const dayAfter = (day, days) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

export function movedClock(file, day) {
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  return {
    now,
    /** Puts the servers at an hour of Brasília, `days` from the meal day; never back. */
    async to([days, hour]) {
      const instant = Date.parse(`${dayAfter(day, days)}T${hour}:00Z`) - HOURS_FROM_UTC * 3_600_000;
      const next = Math.max(ahead, instant - Date.now());
      writeFileSync(file, String(next));
      // Our clock follows theirs: a session signed by a clock they have not read yet would lie in the future.
      await new Promise(resolve => setTimeout(resolve, READ_MS));
      ahead = next;
    },
  };
}
