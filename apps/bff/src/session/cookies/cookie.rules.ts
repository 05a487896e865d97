export type CookieRead =
  | { readonly kind: 'none' }
  | { readonly kind: 'twice' }
  | { readonly kind: 'one'; token: string };
const SPACE = 0x20;
const NONE: CookieRead = { kind: 'none' };
const TWICE: CookieRead = { kind: 'twice' };

const unquoted = (value: string): string =>
  value.length > 1 && value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value;

/** Reads the cookie that begins with `start` (its name and the equals sign), or tells that there are two. */
export function readCookie(start: string, header: string | undefined): CookieRead {
  if (header === undefined) return NONE;
  let found: CookieRead = NONE;
  for (let at = 0; at < header.length; ) {
    const semicolon = header.indexOf(';', at);
    const end = semicolon === -1 ? header.length : semicolon;
    while (header.charCodeAt(at) === SPACE) at++;
    if (header.startsWith(start, at)) {
      if (found.kind === 'one') return TWICE;
      found = { kind: 'one', token: unquoted(header.slice(at + start.length, end).trim()) };
    }
    at = end + 1;
  }
  return found;
}
