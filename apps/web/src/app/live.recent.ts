/** Beside the reading itself: what a request waits at a busy server. */
const BESIDE_S = 5;
/** The contract's most. */
const MOST_S = 120;

/** `recentes` of a line that heard nothing yet: seconds, from when what the screen shows began to be read. */
export const recentSince = (ms: number) => Math.min(MOST_S, BESIDE_S + Math.round(ms / 1000));
