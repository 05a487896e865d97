import { readFileSync } from 'node:fs';
import { EnvironmentError } from '@alipen/platform/environment/environment';

/** Injection token: what the agency signs its papers with, or null. */
export const CERTIFICADO = Symbol('CERTIFICADO');

/** A PKCS#12 file with its password, and who says the time. */
export type CertificadoSettings = {
  readonly pkcs12: Buffer;
  readonly senha: string;
  /** The address of an RFC 3161 time stamping authority; null: papers carry the hour of this server. */
  readonly carimbo: string | null;
};

/** Bytes. A key with a long chain has some 10 kB. */
const MAIOR = 262_144;

export function pkcs12At(path: string): Buffer {
  const read = readFileSync(path);
  // A PKCS#12 is a DER sequence; a PEM file would begin with a dash.
  if (read.length > MAIOR || read[0] !== 0x30) throw new RangeError('unusable value');
  return read;
}

export function certificadoSettings(
  pkcs12: Buffer | undefined,
  senha: string | undefined,
  carimbo: string | undefined,
): CertificadoSettings | null {
  if (pkcs12 && senha !== undefined) return { pkcs12, senha, carimbo: carimbo ?? null };
  if (!pkcs12 && senha === undefined && carimbo === undefined) return null;
  throw new EnvironmentError(
    'The server did not start.\nAGENCY_CERTIFICATE and AGENCY_CERTIFICATE_PASSWORD go together, and TIMESTAMP_URL only with them. Set both, or none ' +
      'of the three.',
  );
}
