/**
 * How the servers are started, as in the Dockerfile. With one arena, glibc does not keep a part of each decoded photo in one of
 * every thread (ADR 42). A heap that knows its limit is collected before it is four times what is alive in it, and a young
 * generation that holds a whole answer does not copy it twice (ADR 63). The BFF needs only a quarter of that: an answer of the
 * government API passes through it outside the heap.
 */
export const MEMORY = {
  MALLOC_ARENA_MAX: '1',
  NODE_OPTIONS: '--max-old-space-size=1024 --max-semi-space-size=32',
};
export const BFF_MEMORY = { ...MEMORY, NODE_OPTIONS: '--max-old-space-size=1024 --max-semi-space-size=8' };
/** What is freed goes back to the machine; PostgreSQL's sessions inherit it. */
const GIVES_BACK = { MALLOC_TRIM_THRESHOLD_: '131072' };
/** On a person's own machine, beside everything else that is open: 35 MB less, and a map of 1,444 units a twentieth slower. */
export const OWN_MACHINE_MEMORY = {
  ...MEMORY,
  ...GIVES_BACK,
  NODE_OPTIONS: MEMORY.NODE_OPTIONS.replace('semi-space-size=32', 'semi-space-size=16'),
};
export const OWN_MACHINE_BFF_MEMORY = { ...BFF_MEMORY, ...GIVES_BACK };
