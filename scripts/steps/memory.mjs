/**
 * What the servers are started with, as in the Dockerfile. One heap outside JavaScript: glibc would keep a part of each decoded
 * photo in one of every thread (ADR 42). A heap that knows its limit is swept before it is four times what is alive in it, and a
 * young generation that holds a whole answer does not copy it twice (ADR 63). The BFF holds none: an answer of the government API
 * passes through it outside that heap, and a young generation of a quarter is the same to it.
 */
export const MEMORY = {
  MALLOC_ARENA_MAX: '1',
  NODE_OPTIONS: '--max-old-space-size=1024 --max-semi-space-size=32',
};
export const BFF_MEMORY = { ...MEMORY, NODE_OPTIONS: '--max-old-space-size=1024 --max-semi-space-size=8' };
