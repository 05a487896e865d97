import { PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject, type Signer, TimestampError } from '@libpdf/core';
import type { TimeStamps } from './time-stamps.ts';

export type Signing = {
  readonly signer: Signer;
  /** Null: the signature says only the hour of this server. */
  readonly stamps: TimeStamps | null;
  readonly at: Date;
  /** Of the signature within the file; a name that stands there already is refused. */
  readonly field: string;
  /** ASCII; in the signed bytes. */
  readonly reason?: string | undefined;
  /** The file's first signature: what comes after it may be signatures, and nothing on a page. */
  readonly certifies?: boolean;
};

/** Bytes kept for the signature with its certificates, and with a time stamp's. */
const ROOM = { bare: 16_384, stamped: 40_960 };

export type Signed = { readonly pdf: Buffer; readonly stampFailed: string | null };

/**
 * Signs as PAdES says (ETSI EN 319 142-1): B-B, or B-T with a time stamp. What was there stays byte for byte, with the signature after it.
 * An authority that does not stamp leaves the signature without a stamp.
 */
export async function signPdf(pdf: Buffer, signing: Signing): Promise<Signed> {
  const { stamps } = signing;
  if (!stamps) return { pdf: await sign(pdf, signing, { estimatedSize: ROOM.bare }), stampFailed: null };
  const stamped = { level: 'B-T', timestampAuthority: stamps, estimatedSize: ROOM.stamped } as const;
  try {
    return { pdf: await sign(pdf, signing, stamped), stampFailed: null };
  } catch (error) {
    if (!(error instanceof TimestampError)) throw error;
    return { pdf: await sign(pdf, signing, { estimatedSize: ROOM.bare }), stampFailed: error.message };
  }
}

type How = Omit<NonNullable<Parameters<PDF['sign']>[0]>, 'signer'>;

async function sign(pdf: Buffer, { signer, at, field, reason, certifies }: Signing, how: How): Promise<Buffer> {
  const document = await PDF.load(pdf);
  if (certifies) certified(document);
  const { bytes } = await document.sign({
    signer,
    signingTime: at,
    fieldName: field,
    ...(reason && { reason }),
    ...how,
  });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The library makes the signature's dictionary and asks for nothing to put in it, so it is met where it is registered. */
function certified({ context: { registry } }: PDF): void {
  const register = registry.register.bind(registry);
  registry.register = (object: PdfObject) => {
    const dict = object.type === 'dict' ? (object as PdfDict) : undefined;
    if (dict?.getName('Type')?.value === 'Sig') dict.set('Reference', new PdfArray([register(onlySignatures())]));
    return register(object);
  };
}

/** DocMDP of ISO 32000-1, 12.8.2.2: 2 lets forms be filled and signatures come. Without /Perms, which readers take for more. */
const onlySignatures = (): PdfDict =>
  PdfDict.of({
    Type: PdfName.of('SigRef'),
    TransformMethod: PdfName.of('DocMDP'),
    TransformParams: PdfDict.of({ Type: PdfName.of('TransformParams'), P: PdfNumber.of(2), V: PdfName.of('1.2') }),
  });
