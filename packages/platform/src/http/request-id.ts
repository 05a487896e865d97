import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const SANE = /^[A-Za-z0-9._-]{8,64}$/;
/** The id is logged and shown, so one that holds a CPF is replaced (security.md B10). */
const PERSONAL = /(?<![0-9A-Za-z])\d{3}\.?\d{3}\.?\d{3}[.-]?\d{2}(?![0-9A-Za-z])/;

/** The caller's x-request-id when it is sane, else a new one. It ties screen, problem document and log lines together. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && SANE.test(given) && !PERSONAL.test(given) ? given : randomUUID();
}
