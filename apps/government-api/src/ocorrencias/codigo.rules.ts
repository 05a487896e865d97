import { createHash, randomBytes } from 'node:crypto';

/** 192 bits: not guessed, not enumerated. */
const BYTES = 24;

export const novoCodigo = (): string => randomBytes(BYTES).toString('base64url');

/** What is kept of it. A code is random through and through: a plain sum hides it as well as a slow one would. */
export const somaDoCodigo = (codigo: string): string => createHash('sha256').update(codigo).digest('hex');
