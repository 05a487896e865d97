import { type Problema, problema } from '@alipen/platform/problems/problema';

const RETRY_AFTER = 5;
// Only deadlines cancel our calls; axios hides the reason behind a code of its own.
const SLOW = new Set(['TimeoutError', 'ERR_CANCELED', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'DEADLINE']);
const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);
const BAD_ANSWER = new Set([
  'ANSWER_CUT',
  'ANSWER_TOO_LARGE',
  'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
  'UND_ERR_HEADERS_OVERFLOW',
]);

const property = (error: unknown, name: string): string =>
  typeof error === 'object' && error !== null ? String(Reflect.get(error, name) ?? '') : '';

/** Nobody listens there: the call never went out. */
export const unreachable = (error: unknown): boolean => UNREACHABLE.has(property(error, 'code'));

export const deadlinePassed = (): Error => Object.assign(new Error('the deadline passed'), { code: 'DEADLINE' });

/** Keeps only the code: the error itself may hold what was sent (security.md B10). */
const trace = (error: unknown): Error =>
  new Error(`upstream: ${property(error, 'code') || property(error, 'name') || 'unknown failure'}`);

/** The problem of an exchange without an answer (security.md C5). */
export function upstreamFailure(error: unknown): Problema {
  const cause = trace(error);
  const code = property(error, 'code');
  if (SLOW.has(code) || SLOW.has(property(error, 'name'))) {
    return problema('servidor-lento', {
      detail: 'O servidor do governo passou do prazo. Tente de novo em instantes.',
      retryAfter: RETRY_AFTER,
      cause,
    });
  }
  if (BAD_ANSWER.has(code) || property(error, 'name') === 'HTTPParserError') return badAnswer(cause);
  return problema('servidor-indisponivel', {
    detail: 'Não conseguimos falar com o servidor do governo. Tente de novo em instantes.',
    retryAfter: RETRY_AFTER,
    cause,
  });
}

export function badAnswer(cause?: unknown): Problema {
  return problema('resposta-invalida', {
    detail: 'O servidor do governo respondeu o que não entendemos. Tente de novo; se continuar, avise o Atendimento.',
    cause,
  });
}

/** The connection failed midway: that is an answer, and a bad one (security.md C5). */
export const cutShort = (error: unknown): Problema => badAnswer(trace(error));

const SECONDS = /^\d+$/;
const DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** Retry-After, in either of its forms (RFC 9110 section 10.2.3), as whole seconds from 1 to 300; nothing where it is neither. */
export function boundedRetryAfter(text: string | undefined, now = Date.now()): number | undefined {
  if (text === undefined) return undefined;
  const seconds = SECONDS.test(text) ? Number(text) : DATE.test(text) ? (Date.parse(text) - now) / 1000 : Number.NaN;
  return Number.isNaN(seconds) ? undefined : Math.min(300, Math.max(1, Math.ceil(seconds)));
}

/** For an answer that must say when to come back: what the upstream said, or our own. */
export const retryAfterOrOurs = (text: string | undefined): number => boundedRetryAfter(text) ?? RETRY_AFTER;
