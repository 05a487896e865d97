import { createHash } from 'node:crypto';

export type CanonicalToken = {
  readonly algorithm: string;
  /** Names the token for revocation, without the signature because ECDSA signatures are malleable. */
  readonly signed: string;
};

const LARGEST = 8 * 1024;
const PARTS = /^([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)$/;
/** Headers by which a token would bring its own key, or ask for rules we do not know (ASVS 9.1.3). */
const REFUSED = ['jku', 'x5u', 'x5c', 'jwk', 'crit'];

const utf8 = new TextDecoder('utf-8', { fatal: true });

const canonical = (part: string): boolean => Buffer.from(part, 'base64url').toString('base64url') === part;

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
  return parts?.every(canonical) ? parts : undefined;
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
  return { algorithm: alg, signed: createHash('sha256').update(`${headerPart}.${payloadPart}`).digest('base64url') };
}
