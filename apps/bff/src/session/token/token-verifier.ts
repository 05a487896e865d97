import { createHash } from 'node:crypto';
import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { type CanonicalToken, canonicalToken } from './canonical-token.rules.ts';
import { type Claims, readClaims } from './claims.rules.ts';

export type VerifiedToken = Claims & {
  readonly revocationKey: string;
};

export type TokenRules = { readonly algorithms: readonly string[]; readonly issuer: string | undefined };

export class InvalidToken extends Error {
  override name = 'InvalidToken';
}

const TOLERANCE = 30;

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

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
