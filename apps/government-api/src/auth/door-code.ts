import { createHash, randomBytes } from 'node:crypto';

/** 192 bits: cannot be guessed or enumerated (ADR 41). */
const BYTES = 24;

export const newDoorCode = (): string => randomBytes(BYTES).toString('base64url');

/** Only the digest is stored. The code is random throughout, so a plain SHA-256 hides it as well as a slow hash. */
export const doorSum = (code: string): string => createHash('sha256').update(code).digest('hex');
