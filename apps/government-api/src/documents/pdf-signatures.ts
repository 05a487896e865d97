import { webcrypto } from 'node:crypto';
import { fromBER } from 'asn1js';
import { type Certificate, CryptoEngine, type SignedData, type SignerInfo } from 'pkijs';
import { cmsOf, stampIn } from './cms.ts';
import type { Presented } from './signer-certificate.ts';

export type PdfSignature = {
  /** What signed, DER. */
  readonly certificate: Buffer;
  /** Every other certificate in the signature, DER: nobody signed these but who issued them. */
  readonly others: readonly Buffer[];
  /** The signature is of these bytes by that certificate; false says that something changed. */
  readonly intact: boolean;
  /** Bytes from the file's beginning that it covers, with its own room. */
  readonly covers: number;
  readonly reason: string | null;
  /** As a time stamping authority says, over this very signature; null without a stamp. */
  readonly stampedAt: Date | null;
  /** Who says so; null without a stamp. Whether to believe it, the caller judges. */
  readonly stampedBy: Presented | null;
};

const RANGE = /\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/g;
/** A paper has one to a few; a file with more is not one of ours. */
const MOST = 20;

/**
 * The signatures of a file in their order. Strict, as what is not read as written is where forgeries live: each must cover all from the
 * first byte but its own hexadecimal digits. What stands after the last one's `covers` nobody signed. `broken`: there is what should be a
 * signature and cannot be read as one.
 */
export async function signaturesOf(pdf: Buffer): Promise<{ signatures: readonly PdfSignature[]; broken: boolean }> {
  const ranges = [...pdf.toString('latin1').matchAll(RANGE)];
  if (ranges.length > MOST) return { signatures: [], broken: true };
  const signatures: PdfSignature[] = [];
  // One after another: each holds a copy of what it covers.
  for (const range of ranges) {
    const read = await signatureAt(pdf, range);
    if (read) signatures.push(read);
  }
  signatures.sort((a, b) => a.covers - b.covers);
  return { signatures, broken: signatures.length < ranges.length };
}

/** A file ends in a line break or two, which nobody need have signed. Bytes. */
const SPARE = 2;

/** Whether a signature covers the file to this byte, and nothing of it changed; whose it is, the caller judges. */
export const coversAll = ({ intact, covers }: PdfSignature, bytes: number): boolean =>
  intact && bytes - covers <= SPARE;

export async function signedToTheEnd(pdf: Buffer): Promise<boolean> {
  const { signatures, broken } = await signaturesOf(pdf);
  return !broken && signatures.some(signature => coversAll(signature, pdf.length));
}

async function signatureAt(pdf: Buffer, range: RegExpMatchArray): Promise<PdfSignature | undefined> {
  const [first = 0, before = 0, after = 0, rest = 0] = range.slice(1).map(Number);
  const covers = after + rest;
  const room = pdf.subarray(before, after);
  const at = range.index ?? 0;
  // The range is itself among what it covers, before the digits or after them.
  const said = at < before || (after <= at && at + range[0].length <= covers);
  const wellFormed = first === 0 && said && before < after && covers <= pdf.length;
  if (!wellFormed || room[0] !== 0x3c || room.at(-1) !== 0x3e) return undefined;
  const digits = room.toString('latin1', 1, room.length - 1);
  if (digits.length % 2 || !/^(?:[0-9a-f]+|[0-9A-F]+)$/.test(digits)) return undefined;
  const signed = cmsOf(Buffer.from(digits, 'hex'));
  const signer = signed && onlySignerOf(signed);
  const certificate = signed && signer && certificateOf(signed, signer);
  if (!certificate) return undefined;
  const data = Buffer.concat([pdf.subarray(0, before), pdf.subarray(after, covers)]);
  return {
    certificate: derOf(certificate),
    others: othersOf(signed, certificate),
    intact: await verified(signed, data),
    covers,
    reason:
      /\/Reason \(((?:[^()\\]|\\.)*)\)/.exec(pdf.toString('latin1', at, Math.min(after + 2_000, covers)))?.[1] ?? null,
    ...(await stampOf(signer)),
  };
}

/** Its own: what signs puts another in the place that all share. */
const ENGINE = new CryptoEngine({ crypto: webcrypto });

const verified = (signed: SignedData, data: Buffer<ArrayBuffer>): Promise<boolean> =>
  signed.verify({ signer: 0, data: ownBytes(data) }, ENGINE).then(
    passed => passed === true,
    () => false,
  );

const DATA = '1.2.840.113549.1.7.1';
/** SHA-256, 384 and 512: of others two files with one digest can be made. */
const DIGESTS = ['1', '2', '3'].map(which => `2.16.840.1.101.3.4.2.${which}`);

/** Of a signature over what stands outside it, whose parts all name one digest. */
function onlySignerOf({ signerInfos, digestAlgorithms, encapContentInfo }: SignedData): SignerInfo | undefined {
  const [signer, ...more] = signerInfos;
  const digests = digestAlgorithms.map(({ algorithmId }) => algorithmId);
  const { eContentType, eContent } = encapContentInfo;
  const [digest = '', ...others] = digests;
  if (!signer || more.length || others.length || digest !== signer.digestAlgorithm.algorithmId) return undefined;
  if (!DIGESTS.includes(digest)) return undefined;
  return eContentType === DATA && !eContent && signer.version === 1 && spelled(signer) ? signer : undefined;
}

const ECDSA = '1.2.840.10045.4.';
const SEQUENCE = 0x30;

/** A signature of elliptic curves is two numbers in DER, which its checkers read generously. */
function spelled({ signatureAlgorithm, signature }: SignerInfo): boolean {
  if (!signatureAlgorithm.algorithmId.startsWith(ECDSA)) return true;
  const bytes = Buffer.from(signature.valueBlock.valueHexView);
  const { result } = fromBER(bytes);
  return bytes[0] === SEQUENCE && bytes.equals(Buffer.from(result.toBER()));
}

/** The library takes what lies under a buffer, which is more than the buffer where it shares its memory. */
const ownBytes = (data: Buffer<ArrayBuffer>): ArrayBuffer =>
  data.byteLength === data.buffer.byteLength ? data.buffer : new Uint8Array(data).buffer;

/** By issuer and number, as the signature names it. */
function certificateOf({ certificates = [] }: SignedData, { sid }: SignerInfo): Certificate | undefined {
  return certificates.find(
    (each): each is Certificate =>
      'serialNumber' in each && each.serialNumber.isEqual(sid.serialNumber) && nameOf(each).equals(nameOf(sid)),
  );
}

/** Letter by letter: names compare without their case. */
const nameOf = ({ issuer }: Pick<Certificate, 'issuer'>): Buffer => Buffer.from(issuer.toSchema().toBER());

const derOf = (certificate: Certificate): Buffer => Buffer.from(certificate.toSchema().toBER(false));

const othersOf = ({ certificates = [] }: SignedData, certificate: Certificate): readonly Buffer[] =>
  certificates.flatMap(each => (each !== certificate && 'issuer' in each ? [derOf(each as Certificate)] : []));

const SIGNATURE_TIME_STAMP = '1.2.840.113549.1.9.16.2.14';

type Stamp = Pick<PdfSignature, 'stampedAt' | 'stampedBy'>;
const UNSTAMPED: Stamp = { stampedAt: null, stampedBy: null };

async function stampOf({ unsignedAttrs, signature }: SignerInfo): Promise<Stamp> {
  const [stamp] = unsignedAttrs?.attributes.find(({ type }) => type === SIGNATURE_TIME_STAMP)?.values ?? [];
  if (!stamp) return UNSTAMPED;
  const token = cmsOf(Buffer.from(stamp.toBER(false)));
  const said = token && stampIn(token);
  if (!said || !token) return UNSTAMPED;
  // The library hashes what was stamped, and compares.
  if (!(await verified(token, Buffer.from(signature.valueBlock.valueHexView)))) return UNSTAMPED;
  const [signer] = token.signerInfos;
  const certificate = signer && certificateOf(token, signer);
  const stampedBy = certificate ? { certificate: derOf(certificate), others: othersOf(token, certificate) } : null;
  return { stampedAt: said.at, stampedBy };
}
