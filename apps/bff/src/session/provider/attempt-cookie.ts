import { randomBytes } from 'node:crypto';
import { plainHttpOnLoopback } from '../../configuration.ts';
import { readCookie } from '../cookies/session-cookie.ts';
import type { Attempt } from './provider-client.ts';

const LIFE_S = 600;
/** The end of the attempt and where to go after it. */
const KEPT = /^(\d{10}) (.*)$/s;
const TEXT = /^[A-Za-z0-9_-]{43}$/;
const LONGEST_RETURN = 500;

export type KeptAttempt = Attempt & {
  readonly voltar: string;
  /** Seconds. A browser that keeps the cookie for longer, or has it put back, begins again. */
  readonly until: number;
};

/** 32 random bytes are 43 characters, the minimum of a PKCE verifier (RFC 7636). */
const random = (): string => randomBytes(32).toString('base64url');

/**
 * The one sign-in at a provider that this browser has under way. `__Host-`: no sibling host can plant another, which would put the
 * person into a stranger's session (login CSRF). Nothing in it needs hiding from its own browser.
 */
export class AttemptCookie {
  private readonly start: string;
  private readonly attributes: string;

  constructor(publicOrigin: string) {
    const secure = !plainHttpOnLoopback(publicOrigin);
    this.start = `${secure ? '__Host-' : ''}ALIPEN_ENTRADA=`;
    // Lax, because the way back is a navigation that another site begins.
    this.attributes = `Path=/; HttpOnly;${secure ? ' Secure;' : ''} SameSite=Lax`;
  }

  begin(voltar: string | undefined): KeptAttempt {
    return {
      until: Math.floor(Date.now() / 1000) + LIFE_S,
      state: random(),
      nonce: random(),
      verifier: random(),
      voltar: voltar?.slice(0, LONGEST_RETURN) ?? '',
    };
  }

  write({ state, nonce, verifier, until, voltar }: KeptAttempt): string {
    const value = [state, nonce, verifier, Buffer.from(`${until} ${voltar}`).toString('base64url')].join('.');
    return `${this.start}${value}; Max-Age=${LIFE_S}; ${this.attributes}`;
  }

  expire(): string {
    return `${this.start}; Max-Age=0; ${this.attributes}`;
  }

  /** Of two cookies with one name somebody else planted one, so neither is believed. */
  read(header: string | undefined): KeptAttempt | undefined {
    const read = readCookie(this.start, header);
    const [state = '', nonce = '', verifier = '', kept = ''] = read.kind === 'one' ? read.token.split('.') : [];
    if (![state, nonce, verifier].every(text => TEXT.test(text))) return undefined;
    const [, end, voltar = ''] = KEPT.exec(Buffer.from(kept, 'base64url').toString('utf8')) ?? [];
    const until = Number(end);
    return until > Date.now() / 1000 ? { state, nonce, verifier, until, voltar } : undefined;
  }
}
