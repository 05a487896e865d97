import { createHash, randomBytes } from 'node:crypto';

/** 192 bits: cannot be guessed or enumerated. Only the digest is stored (ADR 41). */
export const novoCodigo = (): string => randomBytes(24).toString('base64url');

export const somaDoCodigo = (codigo: string): string => createHash('sha256').update(codigo).digest('hex');
