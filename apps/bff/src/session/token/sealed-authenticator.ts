import { decodeJwt } from 'jose';
import { TokenAuthenticator } from './token-authenticator.ts';
import { canonicalToken, type VerifiedToken, verifiedFrom } from './token-verifier.ts';

/** Algorithms the government API may sign with; `none` stays refused even though no signature is verified. */
const ANY = [
  'HS256',
  'HS384',
  'HS512',
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
];

/**
 * Reads tokens without verifying their signature, for a government API without a published key. Every token here came from that API
 * over our own connection or carries our seal: the cookie's reader passes on no other (TokenSeal).
 */
export class SealedAuthenticator extends TokenAuthenticator {
  readonly epoch = 0;

  constructor(private readonly issuer: string | undefined) {
    super();
  }

  async lookAgain(): Promise<void> {}

  async authenticate(token: string): Promise<VerifiedToken | undefined> {
    const canonical = canonicalToken(token, ANY);
    if (!canonical) return undefined;
    const payload = decodeJwt(token);
    if (this.issuer !== undefined && payload.iss !== this.issuer) return undefined;
    return verifiedFrom(payload, canonical);
  }
}
