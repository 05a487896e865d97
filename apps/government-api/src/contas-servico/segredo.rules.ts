import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const BYTES = 32;
/** Prefix of each secret, so that whoever finds one in a repository knows what it is. */
const PREFIXO = 'alipen_';
export const MAIS_SEGREDOS = 2;

export const novoSegredo = (): string => PREFIXO + randomBytes(BYTES).toString('base64url');

/**
 * The stored hash. A secret is 256 random bits: nobody guesses it from its hash, and a slow hash would only let strangers make us
 * work (ADR 60).
 */
export const somaDe = (segredo: string): string => createHash('sha256').update(segredo).digest('hex');

export const fimDe = (segredo: string): string => segredo.slice(-4);

/** Takes constant time, so that it does not tell where the sums differ. */
export const mesmaSoma = (uma: string, outra: string): boolean =>
  uma.length === outra.length && timingSafeEqual(Buffer.from(uma), Buffer.from(outra));
