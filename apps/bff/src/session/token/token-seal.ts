import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Where no key can verify tokens, only those this gateway itself received at a sign-in are believed: each leaves with an HMAC over
 * it in a cookie of its own, and is refused without it (security.md).
 */
export class TokenSeal {
  constructor(private readonly secret: string) {}

  of(token: string): string {
    return createHmac('sha256', this.secret).update(`alipen-selo-1 ${token}`).digest('base64url');
  }

  holds(token: string, seal: string): boolean {
    const [expected, given] = [Buffer.from(this.of(token)), Buffer.from(seal)];
    return expected.length === given.length && timingSafeEqual(expected, given);
  }
}
