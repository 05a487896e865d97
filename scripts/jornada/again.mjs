// What a device does that is told to come later: it comes later, with the same key. Shared by the journey and the simulator.

/** No growing wait is longer, seconds; what an answer asks for may be. */
const LONGEST_S = 20;

/** Seconds before the next try, after `tries` of them: what the answer asks for, and longer each time. */
export const secondsUntilAgain = (retryAfter, tries) =>
  Math.max(Number(retryAfter) || 1, Math.min(2 ** (tries - 2), LONGEST_S));
