import { createHash } from 'node:crypto';
import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { type Claims, readClaims } from './claims.rules.ts';
import { TokenAuthenticator } from './token-authenticator.ts';
import type { TokenKeys } from './token-keys.ts';

export type VerifiedToken = Claims & {
  readonly revocationKey: string;
};

export type TokenRules = { readonly algorithms: readonly string[]; readonly issuer: string | undefined };

export class InvalidToken extends Error {
  override name = 'InvalidToken';
}

export type CanonicalToken = {
  readonly algorithm: string;
  /** Names the token for revocation, without the signature because ECDSA signatures are malleable. */
  readonly signed: string;
};

/** Seconds that two servers' clocks may differ by. */
const TOLERANCE = 30;
const LARGEST = 8 * 1024;
const PARTS = /^([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)$/;
/** Headers by which a token would bring its own key, or ask for rules we do not know (ASVS 9.1.3). */
const REFUSED = ['jku', 'x5u', 'x5c', 'jwk', 'crit'];

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
const utf8 = new TextDecoder('utf-8', { fatal: true });

const isCanonical = (part: string): boolean => Buffer.from(part, 'base64url').toString('base64url') === part;

function decoded(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(utf8.decode(Buffer.from(part, 'base64url')));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Header, payload and signature; undefined unless the text is the only way to write them. */
export function canonicalParts(token: string): string[] | undefined {
  if (token.length > LARGEST) return undefined;
  const parts = PARTS.exec(token)?.slice(1);
  return parts?.every(isCanonical) ? parts : undefined;
}

/**
 * Checks before any library parses the token (security.md B4): exactly one text stands for a token, and its header neither brings a
 * key nor picks the algorithm. Undefined for every other text.
 */
export function canonicalToken(token: string, algorithms: readonly string[]): CanonicalToken | undefined {
  const [headerPart, payloadPart] = canonicalParts(token) ?? [];
  if (headerPart === undefined || payloadPart === undefined) return undefined;
  const header = decoded(headerPart);
  if (!header || !decoded(payloadPart)) return undefined;
  if (REFUSED.some(name => Object.hasOwn(header, name))) return undefined;
  const { alg } = header;
  if (typeof alg !== 'string' || !algorithms.includes(alg)) return undefined;
  return { algorithm: alg, signed: digest(`${headerPart}.${payloadPart}`) };
}

async function payloadOf(token: string, key: JWTVerifyGetKey, rules: TokenRules): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [...rules.algorithms],
      requiredClaims: ['exp'],
      clockTolerance: TOLERANCE,
      ...(rules.issuer ? { issuer: rules.issuer } : {}),
    });
    return payload;
  } catch (error) {
    // jose checks exp after the signature, and the sign-in must tell an expired token from a forged one.
    if (error instanceof errors.JWTExpired) return error.payload;
    if (error instanceof errors.JOSEError || error instanceof TypeError) throw new InvalidToken(error.message);
    throw error;
  }
}

/**
 * The claims of a token with a canonical form, a good signature and the right shape. `exp` may be past: callers check it at every
 * use. Throws InvalidToken, or KeysUnavailable when that cannot be decided.
 */
export async function verifyToken(token: string, key: JWTVerifyGetKey, rules: TokenRules): Promise<VerifiedToken> {
  const canonical = canonicalToken(token, rules.algorithms);
  if (!canonical) throw new InvalidToken('the token has no canonical form');
  const verified = verifiedFrom(await payloadOf(token, key, rules), canonical);
  if (!verified) throw new InvalidToken('the claims have the wrong shape');
  return verified;
}

export function verifiedFrom(payload: JWTPayload, canonical: CanonicalToken): VerifiedToken | undefined {
  const claims = readClaims(payload, Date.now() / 1000);
  if (!claims) return undefined;
  const named = claims.jti ? `jti ${payload.iss ?? ''} ${claims.jti}` : `signed ${canonical.signed}`;
  return { ...claims, revocationKey: digest(named) };
}

export class SignatureAuthenticator extends TokenAuthenticator {
  constructor(
    private readonly keys: TokenKeys,
    private readonly rules: TokenRules,
  ) {
    super();
  }

  lookAgain(): Promise<void> {
    return this.keys.lookAgain();
  }

  get epoch(): number {
    return this.keys.epoch();
  }

  async authenticate(token: string): Promise<VerifiedToken | undefined> {
    try {
      return await verifyToken(token, this.keys.key, this.rules);
    } catch (error) {
      if (error instanceof InvalidToken) return undefined;
      throw error;
    }
  }
}
