import type { X509Certificate } from 'node:crypto';
import type { components } from '@alipen/contracts/generated/government-api';

/** Injection token: the authorities whose people's signatures the agency accepts. */
export const AUTORIDADES_DOS_SIGNATARIOS = Symbol('AUTORIDADES_DOS_SIGNATARIOS');

export type Especie = components['schemas']['EspecieDoCertificado'];
/** Of each kind of certificate; none: nobody's is accepted. */
export type AutoridadesDosSignatarios = Readonly<Record<Especie, readonly X509Certificate[]>>;
