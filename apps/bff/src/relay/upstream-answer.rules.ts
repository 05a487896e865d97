import type { IncomingHttpHeaders } from 'undici/types/header.js';
import { essence } from '../http/headers.rules.ts';
import type { RelayOperation } from './relay-operation.ts';

export type Verdict =
  | { readonly kind: 'pass'; readonly type: string | undefined; readonly length: number | undefined }
  | { readonly kind: 'refusal' }
  | { readonly kind: 'bad' };

/** Refusals any operation may pass on (security.md C5); others only where its contract lists them. */
const COMMON = [400, 401, 403, 404, 409, 412, 422, 429];
const BAD: Verdict = { kind: 'bad' };
const REFUSAL: Verdict = { kind: 'refusal' };
/** Bytes; a larger list must be asked for in pages. */
const LARGEST_JSON = 32 * 1024 * 1024;
const LARGEST_PHOTO = 10 * 1024 * 1024;

export const header = (headers: IncomingHttpHeaders, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
};

export const endless = (type: string | undefined): boolean => type === 'text/event-stream';

export const largest = (type: string | undefined): number => {
  if (endless(type)) return Number.POSITIVE_INFINITY;
  return type?.startsWith('image/') ? LARGEST_PHOTO : LARGEST_JSON;
};

export function judge(operation: RelayOperation, status: number, headers: IncomingHttpHeaders): Verdict {
  if (status >= 500 || COMMON.includes(status)) return REFUSAL;
  if (status >= 400) return operation.statuses.includes(status) ? REFUSAL : BAD;
  if (status === 304 && operation.method === 'GET') return { kind: 'pass', type: undefined, length: undefined };
  if (status < 200 || status >= 300 || !operation.statuses.includes(status)) return BAD;
  if ((header(headers, 'content-encoding') ?? 'identity') !== 'identity') return BAD;
  if (status === 204) return { kind: 'pass', type: undefined, length: undefined };
  const type = essence(header(headers, 'content-type'));
  const announced = header(headers, 'content-length');
  const length = announced === undefined ? undefined : Number(announced);
  if (!operation.responseTypes.includes(type) || (length !== undefined && length > largest(type))) return BAD;
  return { kind: 'pass', type, length };
}

const OPENING_BRACE = 0x7b;
const OPENING_BRACKET = 0x5b;

const startsWith = (bytes: Buffer, ...expected: readonly number[]): boolean =>
  expected.every((byte, at) => bytes[at] === byte);

/** Whether the first bytes fit the type. JSON answers of the contract are objects or lists. */
export const beginnings: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  'application/json': bytes => bytes[0] === OPENING_BRACE || bytes[0] === OPENING_BRACKET,
  // Our CSV files begin with the UTF-8 mark, so that nothing else passes for one.
  'text/csv': bytes => startsWith(bytes, 0xef, 0xbb, 0xbf),
  'application/pdf': bytes => startsWith(bytes, 0x25, 0x50, 0x44, 0x46, 0x2d),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': bytes =>
    startsWith(bytes, 0x50, 0x4b, 0x03, 0x04),
  'image/jpeg': bytes => startsWith(bytes, 0xff, 0xd8, 0xff),
  'image/png': bytes => startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  'image/webp': bytes => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
};

export const BEGINNING = 12;
