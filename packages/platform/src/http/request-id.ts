import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isHopByHop } from './connection.rules.ts';

const SANE = /^[A-Za-z0-9._-]{8,64}$/;
/** The id is logged and shown, so one that holds a CPF is replaced (security.md B10). */
const PERSONAL = /(?<![0-9A-Za-z])\d{3}\.?\d{3}\.?\d{3}[.-]?\d{2}(?![0-9A-Za-z])/;

/**
 * The caller's x-request-id when it is sane and meant to go on, else a new one. It ties screen, problem document and log lines
 * together.
 */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  const sane = typeof given === 'string' && SANE.test(given) && !PERSONAL.test(given);
  return sane && !isHopByHop(headers, 'x-request-id') ? given : randomUUID();
}
