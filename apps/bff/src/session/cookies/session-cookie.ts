import { plainHttpOnLoopback } from '../../configuration.ts';
import type { TokenSeal } from '../token/token-seal.ts';

export type CookieRead =
  | { readonly kind: 'none' }
  | { readonly kind: 'twice' }
  | { readonly kind: 'one'; token: string };

/** Written by the brief's sign-in by mistake (spec.md section 9): never a credential, and expired whenever we write cookies. */
const LEGACY = 'gda.token';
const LONGEST_LIFE = 86_400;
/** Sent beside the session where no key verifies tokens: it proves that the token came from a sign-in (TokenSeal). */
const SEAL = 'ALIPEN_SELO';
/** Bytes of name and value together; browsers drop longer cookies. */
const LARGEST = 4_096;

export class SessionCookie {
  private readonly attributes: string;
  /** SameSite=Strict: the cookie is not sent when another site leads here. */
  readonly strict: boolean;
  private readonly start: string;
  private readonly sealName: string;

  constructor(
    private readonly name: string,
    private readonly publicOrigin: string,
    private readonly seal?: TokenSeal,
  ) {
    const hostOnly = name.startsWith('__Host-');
    this.strict = hostOnly;
    const secure = hostOnly || !plainHttpOnLoopback(publicOrigin);
    this.attributes = `HttpOnly;${secure ? ' Secure;' : ''} SameSite=${hostOnly ? 'Strict' : 'Lax'}`;
    this.start = `${name}=`;
    this.sealName = `${hostOnly ? '__Host-' : ''}${SEAL}`;
  }

  /** True: only tokens a browser brings with our seal are believed, and no integrator's is (security.md). */
  get sealed(): boolean {
    return this.seal !== undefined;
  }

  read(header: string | undefined): CookieRead {
    const read = readCookie(this.start, header);
    if (!this.seal || read.kind !== 'one') return read;
    const seal = readCookie(`${this.sealName}=`, header);
    // A token without its seal is a bad one, and is cleared as such.
    return seal.kind === 'one' && this.seal.holds(read.token, seal.token) ? read : { kind: 'one', token: '' };
  }

  fits(token: string): boolean {
    return this.name.length + token.length <= LARGEST;
  }

  /** Set-Cookie values of a sign-in. `exp` and `now` in seconds. */
  write(token: string, exp: number, now: number): string[] {
    const life = Math.min(LONGEST_LIFE, Math.floor(exp - now));
    const kept = `; Path=/; Max-Age=${life}; ${this.attributes}`;
    const seal = this.seal ? [`${this.sealName}=${this.seal.of(token)}${kept}`] : [];
    return [`${this.start}${token}${kept}`, ...seal, this.expired(LEGACY)];
  }

  clear(): string[] {
    return [this.expired(this.name), ...(this.seal ? [this.expired(this.sealName)] : []), this.expired(LEGACY)];
  }

  expire(): string {
    return this.expired(this.name);
  }

  /**
   * Two cookies of our name differ in Path or Domain, which a request does not say: a sibling host may have planted one
   * (cookie tossing). Every place we know of is cleared.
   */
  clearEverywhere(): string[] {
    const { hostname } = new URL(this.publicOrigin);
    const labels = /[a-z]$/i.test(hostname) ? hostname.split('.') : [];
    const domains = labels.slice(0, -1).map((_, at) => `; Domain=${labels.slice(at).join('.')}`);
    return ['', ...domains].flatMap(domain => ['/', '/api'].map(path => this.expired(this.name, path, domain)));
  }

  private expired(name: string, path = '/', domain = ''): string {
    return `${name}=; Path=${path}${domain}; Max-Age=0; ${this.attributes}`;
  }
}

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
