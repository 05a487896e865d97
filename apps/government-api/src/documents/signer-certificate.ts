import { webcrypto, X509Certificate } from 'node:crypto';
import { Certificate, CertificateChainValidationEngine, CryptoEngine, type GeneralName } from 'pkijs';

/** What signed, DER, with the certificates that came beside it, which nobody need believe. */
export type Presented = { readonly certificate: Buffer; readonly others: readonly Buffer[] };

const ENGINE = new CryptoEngine({ crypto: webcrypto });
const ALTERNATIVE_NAMES = '2.5.29.17';
const OTHER_NAME = 0;
/** DOC-ICP-04, 7.1.2.3: birth (8), CPF (11) and other numbers of the person whose certificate it is. */
const PERSON = '2.16.76.1.3.1';
const BIRTH_AND_CPF = /^\d{8}(\d{11})/;
/** DOC-ICP-01.01: what signs since 2012. */
const SMALLEST_RSA = 2_048;

/** The CPF in a person's certificate of ICP-Brasil; null where it says none, or more than one. */
export function cpfIn(der: Buffer): string | null {
  const names = Certificate.fromBER(der).extensions?.find(({ extnID }) => extnID === ALTERNATIVE_NAMES)?.parsedValue as
    | { altNames?: readonly GeneralName[] }
    | undefined;
  const said = (names?.altNames ?? []).flatMap(({ type, value }) => (type === OTHER_NAME ? personIn(value) : []));
  return (said.length === 1 && said[0] && BIRTH_AND_CPF.exec(said[0])?.[1]) || null;
}

type Node = {
  readonly valueBlock: {
    readonly value?: unknown;
    readonly valueHexView?: Uint8Array;
    toString(): string;
  };
};
const partsOf = (node: Node | undefined): readonly Node[] => {
  const value = node?.valueBlock.value;
  return Array.isArray(value) ? (value as readonly Node[]) : [];
};

/** An octet string by the norm; authorities also write it as text. */
function personIn(otherName: Node): readonly string[] {
  const [kind, wrapped] = partsOf(otherName);
  if (kind?.valueBlock.toString() !== PERSON) return [];
  const [text] = partsOf(wrapped);
  const { value, valueHexView } = text?.valueBlock ?? {};
  return [typeof value === 'string' ? value : Buffer.from(valueHexView ?? []).toString('latin1')];
}

export function validAt(der: Buffer, at: Date): boolean {
  const { validFrom, validTo } = new X509Certificate(der);
  return new Date(validFrom) <= at && at <= new Date(validTo);
}

const strong = ({ publicKey: { asymmetricKeyType, asymmetricKeyDetails } }: X509Certificate): boolean =>
  asymmetricKeyType !== 'rsa' || (asymmetricKeyDetails?.modulusLength ?? 0) >= SMALLEST_RSA;

/**
 * Whether authorities lead from the certificate to one that is trusted, all of them valid at that moment (RFC 5280, 6). So must those beside it:
 * nobody signed them there, and one that leads nowhere was put in or changed.
 */
export async function leadsTo(
  { certificate, others }: Presented,
  trusted: readonly X509Certificate[],
  at: Date,
): Promise<boolean> {
  const own = new X509Certificate(certificate);
  // Who issues certificates signs no papers.
  if (!trusted.length || own.ca || !strong(own)) return false;
  for (const each of [certificate, ...others]) {
    if (trusted.some(({ raw }) => raw.equals(each))) continue;
    if (trusted.some(known => twins(known, new X509Certificate(each)))) return false;
    if (!(await reaches(each, { beside: others, trusted, at }))) return false;
  }
  return true;
}

/** The library takes two of one number for the same, and looks at either's signature. */
const twins = (a: X509Certificate, b: X509Certificate): boolean =>
  a.serialNumber === b.serialNumber && a.issuer === b.issuer;

type Where = { readonly beside: readonly Buffer[]; readonly trusted: readonly X509Certificate[]; readonly at: Date };

async function reaches(certificate: Buffer, { beside, trusted, at }: Where): Promise<boolean> {
  const own = new X509Certificate(certificate);
  const others = beside.filter(each => !twins(new X509Certificate(each), own));
  const chain = new CertificateChainValidationEngine({
    trustedCerts: trusted.map(({ raw }) => Certificate.fromBER(raw)),
    // The one asked about is the last.
    certs: [...others, certificate].map(der => Certificate.fromBER(der)),
    checkDate: at,
  });
  try {
    return (await chain.verify({}, ENGINE)).result === true;
  } catch {
    return false;
  }
}

const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';

/** Whether a certificate is one that time stamps are made with. */
export const stampsTime = (der: Buffer): boolean => (new X509Certificate(der).keyUsage ?? []).includes(TIME_STAMPING);
