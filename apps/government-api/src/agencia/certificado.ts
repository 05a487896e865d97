import { createHash, X509Certificate } from 'node:crypto';
import { EnvironmentError } from '@alipen/platform/environment/environment';
import type { Signer } from '@libpdf/core';
import type { TimeStamps } from '../documents/time-stamps.ts';
import type { CertificadoSettings } from './certificado.settings.ts';

/** What the agency signs its papers with. */
export type Certificado = {
  readonly signer: Signer;
  readonly stamps: TimeStamps | null;
  /** Names of the certificate's holder and of who issued it. */
  readonly titular: string;
  readonly emissor: string;
  readonly validoDe: Date;
  readonly validoAte: Date;
};

/** Loads what signs only where there is something to sign with: it is a fifth of a second of each start. @throws EnvironmentError */
export async function abrirCertificado(settings: CertificadoSettings): Promise<Certificado> {
  const [{ P12Signer }, { TimeStamps }] = await Promise.all([
    import('@libpdf/core'),
    import('../documents/time-stamps.ts'),
  ]);
  const signer = await P12Signer.create(settings.pkcs12, settings.senha).catch(() => {
    throw new EnvironmentError(
      'The server did not start.\nAGENCY_CERTIFICATE cannot be opened with AGENCY_CERTIFICATE_PASSWORD, or holds no key that signs. Look with: ' +
        'openssl pkcs12 -in FILE -info -nokeys',
    );
  });
  const certificate = new X509Certificate(signer.certificate);
  return {
    signer,
    stamps: settings.carimbo === null ? null : new TimeStamps(settings.carimbo),
    titular: nameIn(certificate.subject),
    emissor: nameIn(certificate.issuer),
    validoDe: new Date(certificate.validFrom),
    validoAte: new Date(certificate.validTo),
  };
}

/** As a certificate is registered and recognised later. */
export function identidadeDe(der: Uint8Array) {
  const { subject, issuer } = new X509Certificate(der);
  return { sha256: sha256Of(der), certificado: Buffer.from(der), titular: nameIn(subject), emissor: nameIn(issuer) };
}

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The common name in a distinguished name as Node writes it, a part to a line; ICP-Brasil writes "NAME:CNPJ". */
function nameIn(distinguished: string): string {
  const parts = distinguished.split('\n').map(part => part.split('='));
  // A comma within a name comes with a backslash before it.
  const named = (kind: string) =>
    parts
      .findLast(([name]) => name === kind)
      ?.slice(1)
      .join('=')
      .replaceAll(/\\(.)/g, '$1');
  return named('CN') ?? named('O') ?? distinguished.replaceAll('\n', ', ');
}
