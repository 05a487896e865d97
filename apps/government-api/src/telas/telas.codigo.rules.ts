import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Minutes. A code is read out loud in front of the screen, so it has few digits and lives for few minutes. */
export const CODIGO_MIN = 10;
/** Screens that wait at the same time: with so few among a million codes, a mistyped code belongs to nobody. */
export const MAIS_A_ESPERA = 100;
/** Wrong codes of one person before they have to wait, and the minutes of that wait. */
export const MAIS_ERROS = 8;
export const JANELA_MIN = 10;

/** 192 bits: not guessed, not enumerated. */
const BYTES = 24;

export const novoCodigo = (): string => String(randomInt(1_000_000)).padStart(6, '0');
export const novoSegredo = (): string => randomBytes(BYTES).toString('base64url');

/** The stored hash. A secret is random throughout, so a plain hash hides it as well as a slow one would. */
export const somaDe = (segredo: string): string => createHash('sha256').update(segredo).digest('hex');
