import { createHash, randomBytes } from 'node:crypto';
import { problema } from '@alipen/platform/problems/problema';
import { addDays, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { zonedInstant } from '../clock/zoned-time.ts';

/** 192 bits: cannot be guessed or enumerated (ADR 41). */
const BYTES = 24;

export const newDoorCode = (): string => randomBytes(BYTES).toString('base64url');

/** Only the digest is stored. The code is random throughout, so a plain SHA-256 hides it as well as a slow hash. */
export const doorSum = (code: string): string => createHash('sha256').update(code).digest('hex');

/** The whole of `lastDay`, where the agency is. */
export const openUntil = (lastDay: string): Date => zonedInstant(addDays(lastDay, 1), '00:00', FUSO_DA_AGENCIA);

type Door = { readonly criadoEm: Date; readonly expiraEm: Date; readonly revogadoEm: Date | null };

/** Unknown, expired, replaced and revoked codes get the same answer, so that trying them reveals nothing. */
export const closedDoor = (another: string) =>
  problema('nao-encontrado', { detail: `Este endereço não vale mais, ou nunca valeu. ${another}` });

/** Throws `nao-encontrado`. */
export function openDoor<D extends Door>(
  door: D | undefined,
  now: Date,
  another = 'Peça outro ao gestor do contrato.',
): D {
  if (door && !door.revogadoEm && door.expiraEm > now) return door;
  throw closedDoor(another);
}

/** Throws `dados-invalidos`: spaces alone are nobody's name. */
export function signedName(nome: string): string {
  const limpo = nome.trim().replaceAll(/\s+/g, ' ');
  if (limpo.length >= 3) return limpo;
  const detail = 'Diga o seu nome.';
  throw problema('dados-invalidos', { detail, errors: [{ pointer: '/nome', detail }] });
}

/** Without its code, which nobody has any more; null where it opens nothing. */
export const shownDoor = (door: (Door & { readonly por: string }) | undefined, now: Date) =>
  door && door.expiraEm > now
    ? { criadoEm: door.criadoEm.toISOString(), por: door.por, expiraEm: door.expiraEm.toISOString() }
    : null;
