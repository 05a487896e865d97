/** The connection failed before any byte of an answer came. */
const LINE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_CONNECT_TIMEOUT']);
const PASSING = new Set([502, 503, 504]);

const SHORTEST_MS = 50;
const LONGEST_MS = 250;

/** Full jitter between 50 and 250 ms (security.md C4). */
export const retryPause = (random = Math.random()): number => SHORTEST_MS + random * (LONGEST_MS - SHORTEST_MS);

export const worthRetrying = (error: Error): boolean => LINE.has(String(Reflect.get(error, 'code') ?? ''));

/** A server that sends Retry-After has refused an immediate retry. */
export const worthAskingAgain = (status: number, headers: { 'retry-after'?: unknown }): boolean =>
  PASSING.has(status) && headers['retry-after'] === undefined;
