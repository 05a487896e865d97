import { createHash } from 'node:crypto';
import { PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfString } from '@libpdf/core';

/** A file with an empty room for a signature that somebody else makes, and what is asked of them. */
export type Prepared = {
  /** SHA-256 of all but the room. */
  readonly digest: Buffer;
  /** The file with the signature in it. @throws RangeError where it does not fit */
  readonly embed: (cms: Buffer) => Buffer;
};

/** Bytes: a certificate, a signature, and the certificates of three authorities where they come. */
const ROOM = 16_384;
/** No narrower than the numbers that come into its place. */
const WIDE = 9_999_999_999;
const INVISIBLE = 132;

/**
 * Room for a signature after the file's last byte. Without its hour (/M) and without /Perms, as the manual of gov.br asks: who signs says
 * when, and the first signature of the file, the agency's, says what may follow it. `field`: a name that stands there already is refused.
 */
export async function prepareDetached(pdf: Buffer, field: string): Promise<Prepared> {
  const document = await PDF.load(pdf);
  const signature = PdfDict.of({
    Type: PdfName.of('Sig'),
    Filter: PdfName.of('Adobe.PPKLite'),
    SubFilter: PdfName.of('adbe.pkcs7.detached'),
    ByteRange: new PdfArray([0, WIDE, WIDE, WIDE].map(each => PdfNumber.of(each))),
    Contents: new PdfString(new Uint8Array(ROOM), 'hex'),
  });
  const { dict: page } = document.getPage(0) ?? {};
  const on = page && document.context.getRef(page);
  if (!on) throw new Error('a paper without a page');
  const form = document.getOrCreateForm();
  const box = form.createSignatureField(field).getDict();
  box.delete('Kids');
  box.set('V', document.context.register(signature));
  box.set('Type', PdfName.of('Annot'));
  box.set('Subtype', PdfName.of('Widget'));
  box.set('F', PdfNumber.of(INVISIBLE));
  box.set('P', on);
  box.set('Rect', new PdfArray([0, 0, 0, 0].map(each => PdfNumber.of(each))));
  const saved = Buffer.from(await document.save({ incremental: true }));
  return ranged(saved);
}

function ranged(file: Buffer): Prepared {
  const [range, at] = lastOf(file, `/ByteRange [0 ${WIDE} ${WIDE} ${WIDE}]`);
  const open = file.indexOf('<', file.indexOf('/Contents', at));
  const close = file.indexOf('>', open) + 1;
  if (close - open !== ROOM * 2 + 2) throw new Error('the room for the signature is not as it was asked for');
  const said = [open, close, file.length - close].map(each => String(each).padEnd(String(WIDE).length));
  file.write(`/ByteRange [0 ${said.join(' ')}]`.padEnd(range.length), at, 'latin1');
  const digest = createHash('sha256').update(file.subarray(0, open)).update(file.subarray(close)).digest();
  const embed = (cms: Buffer): Buffer => {
    if (cms.length > ROOM) throw new RangeError('the signature does not fit its room');
    const signed = Buffer.from(file);
    signed.write(cms.toString('hex'), open + 1, 'latin1');
    return signed;
  };
  return { digest, embed };
}

function lastOf(file: Buffer, text: string): readonly [string, number] {
  const at = file.lastIndexOf(text);
  if (at === -1) throw new Error('the range of the signature is not as it was asked for');
  return [text, at];
}
