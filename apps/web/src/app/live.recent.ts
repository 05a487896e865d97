/** Seconds added for the time that a request waits at a busy server. */
const BESIDE_S = 5;
/** The contract's maximum. */
const MOST_S = 120;

/** `recentes` for a connection that has heard nothing yet: seconds since the reading of what the screen shows began. */
export const recentSince = (ms: number) => Math.min(MOST_S, BESIDE_S + Math.round(ms / 1000));
