import { endToEnd } from '@alipen/platform/http/connection.rules';
import type { IncomingHttpHeaders } from 'undici/types/header.js';
import { header } from './upstream-answer.rules.ts';

const ETAG = /^(?:W\/)?"[\x21\x23-\x7e]{0,128}"$/;
const DATE = /^[A-Za-z0-9,: +-]{10,40}$/;
const FILE = /^(attachment|inline)\s*;\s*filename="?([A-Za-z0-9][A-Za-z0-9._ -]{0,99})"?$/i;
const TYPES: Readonly<Record<string, string>> = {
  'application/json': 'application/json; charset=utf-8',
  'text/csv': 'text/csv; charset=utf-8',
  'text/event-stream': 'text/event-stream; charset=utf-8',
};
/** The only caching an upstream may ask for: in this person's browser alone, revalidated each time (photos). */
const KEPT = 'private, no-cache';
const EXTENSIONS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };
/** Types a browser must save and never show, whatever the upstream says. */
const DOWNLOADS: Readonly<Record<string, string>> = {
  'text/csv': 'csv',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
};

/**
 * Names and values in turn: our own, and of the upstream's only those of security.md B8. `fixed` are those every API answer
 * carries.
 */
export function answerHeaders(
  fixed: readonly string[],
  type: string | undefined,
  received: IncomingHttpHeaders,
  requestId: string,
): string[] {
  const upstream = endToEnd(received);
  const headers = [...fixed, 'x-request-id', requestId];
  if (type) headers.push('content-type', TYPES[type] ?? type);
  // Stops nginx from buffering the events.
  if (type === 'text/event-stream') headers.push('x-accel-buffering', 'no');
  if (header(upstream, 'cache-control') === KEPT) headers[headers.indexOf('cache-control') + 1] = KEPT;
  const etag = header(upstream, 'etag');
  if (etag !== undefined && ETAG.test(etag)) headers.push('etag', etag);
  const modified = header(upstream, 'last-modified');
  if (modified !== undefined && DATE.test(modified)) headers.push('last-modified', modified);
  if (header(upstream, 'idempotency-replayed') === 'true') headers.push('idempotency-replayed', 'true');
  const extension = EXTENSIONS[type ?? ''];
  if (extension) headers.push('content-disposition', `inline; filename="foto.${extension}"`);
  else disposition(headers, header(upstream, 'content-disposition'), DOWNLOADS[type ?? '']);
  return headers;
}

function disposition(headers: string[], given: string | undefined, download: string | undefined): void {
  const found = given === undefined ? null : FILE.exec(given);
  if (download) {
    const name = found?.[2]?.endsWith(`.${download}`) ? found[2] : `arquivo.${download}`;
    headers.push('content-disposition', `attachment; filename="${name}"`);
  } else if (found) headers.push('content-disposition', `${found[1]?.toLowerCase()}; filename="${found[2]}"`);
}
