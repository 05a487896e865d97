// A device that is told to come later retries with the same key. Shared by the journey and the simulator.

/** Seconds. The longest growing wait; an answer may ask for a longer one. */
const LONGEST_S = 20;

/** Seconds before the next try, after `tries` of them: what the answer asks for, and longer each time. */
export const secondsUntilAgain = (retryAfter, tries) =>
  Math.max(Number(retryAfter) || 1, Math.min(2 ** (tries - 2), LONGEST_S));
