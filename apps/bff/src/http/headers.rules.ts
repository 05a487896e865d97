import type { IncomingHttpHeaders } from 'node:http';

const ONCE = new Set(['host', 'content-length', 'content-type', 'authorization', 'origin']);

/** The only headers of the caller that go on to the government API as they are (security.md B8). */
export const PASSED = [
  'accept',
  'accept-language',
  'if-match',
  'if-none-match',
  'idempotency-key',
  'last-event-id',
] as const;
/** What else is read of a caller and goes on, taken apart or written anew. */
const READ = [...PASSED, 'content-type', 'x-request-id', 'traceparent', 'tracestate'] as const;
const PLAIN = /^[\t\x20-\x7e]*$/;

/**
 * The first header that goes on and has bytes outside of printable ASCII. It is refused, never ignored and never cleaned: two servers that
 * clean differently would read two different calls.
 */
export function oddHeader(headers: IncomingHttpHeaders): string | undefined {
  return READ.find(name => {
    const value = headers[name];
    return value !== undefined && !PLAIN.test(String(value));
  });
}

/** The first header that came twice and must not: Node silently keeps one, and lets two Hosts pass (security.md B8). */
export function repeatedHeader(rawHeaders: readonly string[]): string | undefined {
  let seen = '';
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    const { length } = name;
    if (length !== 4 && length !== 6 && length !== 12 && length !== 13 && length !== 14) continue;
    const lower = name.toLowerCase();
    if (!ONCE.has(lower)) continue;
    if (seen.includes(` ${lower} `)) return lower;
    seen += ` ${lower} `;
  }
  return undefined;
}

export function essence(contentType: string | undefined): string {
  const end = contentType?.indexOf(';') ?? -1;
  return (end === -1 ? (contentType ?? '') : (contentType ?? '').slice(0, end)).trim().toLowerCase();
}

export function foreignCharset(contentType: string | undefined): boolean {
  const named = (contentType ?? '').matchAll(/;\s*charset\s*=\s*"?([^";\s]*)/gi);
  return [...named].some(([, charset]) => charset?.toLowerCase() !== 'utf-8');
}
