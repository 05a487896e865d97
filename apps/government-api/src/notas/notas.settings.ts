import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Injection token: the authorities whose certificates sign notes. */
export const AUTORIDADES = Symbol('AUTORIDADES');

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;
const MAIOR = 1_048_576;

/** The authorities in a PEM file: all of them authorities, and one at least that signed itself. */
export function authoritiesIn(path: string): readonly X509Certificate[] {
  const text = readFileSync(path, 'latin1');
  const read = text.length > MAIOR ? [] : (text.match(CERTIFICATE) ?? []).map(pem => new X509Certificate(pem));
  if (!read.some(each => each.checkIssued(each)) || read.some(({ ca }) => !ca)) throw new RangeError('unusable value');
  return read;
}
