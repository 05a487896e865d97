import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const BYTES = 32;
/** Written before each secret, so that who finds one in a repository knows what it is. */
const PREFIXO = 'alipen_';
export const MAIS_SEGREDOS = 2;

export const novoSegredo = (): string => PREFIXO + randomBytes(BYTES).toString('base64url');

/**
 * What is kept of a secret. It is 256 random bits: nobody guesses it from its sum, and a slow one would only let strangers
 * make us work (ADR 60).
 */
export const somaDe = (segredo: string): string => createHash('sha256').update(segredo).digest('hex');

export const fimDe = (segredo: string): string => segredo.slice(-4);

/** Whether two sums are the same, in a time that does not tell where they differ. */
export const mesmaSoma = (uma: string, outra: string): boolean =>
  uma.length === outra.length && timingSafeEqual(Buffer.from(uma), Buffer.from(outra));
