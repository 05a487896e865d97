import { plainHttpOnLoopback } from '../configuration.ts';
import { type CookieRead, readCookie } from './cookie.rules.ts';

/** What the brief's sign-in wrote by mistake (spec.md section 9): never a credential, expired whenever we write cookies. */
const LEGACY = 'gda.token';
const LONGEST_LIFE = 86_400;
/** Name and value together; browsers drop what is longer. */
const LARGEST = 4_096;

/** The access-control cookie: one name, written and read. */
export class SessionCookie {
  private readonly attributes: string;
  private readonly start: string;

  constructor(
    private readonly name: string,
    private readonly publicOrigin: string,
  ) {
    const hostOnly = name.startsWith('__Host-');
    const secure = hostOnly || !plainHttpOnLoopback(publicOrigin);
    this.attributes = `HttpOnly;${secure ? ' Secure;' : ''} SameSite=${hostOnly ? 'Strict' : 'Lax'}`;
    this.start = `${name}=`;
  }

  read(header: string | undefined): CookieRead {
    return readCookie(this.start, header);
  }

  fits(token: string): boolean {
    return this.name.length + token.length <= LARGEST;
  }

  /** Set-Cookie values of a sign-in. `exp` and `now` in seconds. */
  write(token: string, exp: number, now: number): string[] {
    const life = Math.min(LONGEST_LIFE, Math.floor(exp - now));
    return [`${this.start}${token}; Path=/; Max-Age=${life}; ${this.attributes}`, this.expired(LEGACY)];
  }

  /** Set-Cookie values of a sign-out. */
  clear(): string[] {
    return [this.expired(this.name), this.expired(LEGACY)];
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
