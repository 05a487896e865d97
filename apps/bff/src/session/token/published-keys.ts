import { type CryptoKey, importJWK, type JWK } from 'jose';

export type LeftOut = { readonly kid: string; readonly why: string };
export type PublishedKeys = { readonly keys: JWK[]; readonly leftOut: LeftOut[] };

const LONGEST_KID = 256;
const ODD = /[\p{Cc}\p{Cs}]/u;
/** Bits (RFC 7518 section 3.3). */
const SHORTEST_RSA = 2_048;

/** For keys that do not say what they sign. */
const ALGORITHMS: Readonly<Record<string, string>> = {
  RSA: 'RS256',
  'EC P-256': 'ES256',
  'EC P-384': 'ES384',
  'EC P-521': 'ES512',
  'OKP Ed25519': 'EdDSA',
};

/** Whether a published key can have this name (RFC 7517 section 4.5). A token that names another was signed by none of them. */
export const soundKid = (kid: unknown): kid is string =>
  typeof kid === 'string' && kid.length > 0 && kid.length <= LONGEST_KID && !ODD.test(kid);

function weakness({ algorithm }: CryptoKey): string | undefined {
  const { modulusLength, publicExponent } = algorithm as { modulusLength?: number; publicExponent?: Uint8Array };
  if (modulusLength === undefined || publicExponent === undefined) return undefined;
  if (modulusLength < SHORTEST_RSA) return `an RSA key of ${modulusLength} bits`;
  // With exponent 1 anybody can write a signature.
  return publicExponent.length === 1 && (publicExponent[0] ?? 0) < 3 ? 'an RSA key of exponent 1' : undefined;
}

/** Why a key verifies nothing, in words for the log; undefined for one that does. */
async function flawOf(jwk: JWK): Promise<string | undefined> {
  if (jwk.kid !== undefined && !soundKid(jwk.kid)) return 'its kid is no name';
  if ((jwk.use ?? 'sig') !== 'sig' || jwk.key_ops?.includes?.('verify') === false) return 'it is not for signatures';
  const { kty, crv, alg = ALGORITHMS[crv === undefined ? `${kty}` : `${kty} ${crv}`] } = jwk;
  try {
    const key = await importJWK(jwk, alg);
    if (key instanceof Uint8Array || key.type !== 'public') return 'it is not public';
    return weakness(key);
  } catch (error) {
    // The message repeats parts of the key.
    return error instanceof Error ? error.name : 'unknown failure';
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The keys of a published set that can verify something. One whose members disagree must cost the others nothing and no call an error of
 * ours, so it is left out before any token names it.
 */
export async function readPublishedKeys(document: unknown): Promise<PublishedKeys> {
  const entries: unknown = isObject(document) ? document.keys : undefined;
  if (!Array.isArray(entries)) throw new Error('the answer is no key set');
  const read: PublishedKeys = { keys: [], leftOut: [] };
  for (const entry of entries) {
    const jwk: JWK = isObject(entry) ? entry : {};
    const why = await flawOf(jwk);
    if (why === undefined) read.keys.push(jwk);
    else read.leftOut.push({ kid: String(jwk.kid ?? '?'), why });
  }
  return read;
}
