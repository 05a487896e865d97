import { type BaseBlock, EndOfContent, fromBER, type OctetString, type ValueBlock } from 'asn1js';
import { ContentInfo, SignedData, TSTInfo } from 'pkijs';

/**
 * Signed data (RFC 5652), with the zeros that fill its room; undefined where it is, or where there follows, something else. PDF asks for DER;
 * programs on NSS and Bouncy Castle leave the lengths of its outer parts open (BER), which says the same.
 */
export function cmsOf(read: Buffer): SignedData | undefined {
  try {
    const der = closed(read);
    const { offset, result } = fromBER(der);
    if (offset === -1 || der.subarray(offset).some(byte => byte !== 0)) return undefined;
    const info = new ContentInfo({ schema: result });
    const signed = new SignedData({ schema: info.content });
    // The reader takes more spellings than there are: only what is written as it would be written again is read.
    const again = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema() });
    return der.subarray(0, offset).equals(Buffer.from(again.toSchema().toBER())) ? signed : undefined;
  } catch {
    return undefined;
  }
}

type Block = BaseBlock<ValueBlock>;
const OPEN = 0x80;

/** The same with every length said, as DER has it; only what is written in BER as it would be written again. */
function closed(read: Buffer): Buffer {
  if (read[1] !== OPEN) return read;
  const { offset, result } = fromBER(read);
  if (offset === -1 || !read.subarray(0, offset).equals(Buffer.from(result.toBER()))) return read;
  close(result);
  return Buffer.concat([Buffer.from(result.toBER()), read.subarray(offset)]);
}

function close(block: Block): void {
  const { lenBlock, idBlock, valueBlock } = block;
  const { value } = valueBlock as { value?: unknown };
  const parts = idBlock.isConstructed && Array.isArray(value) ? (value as Block[]) : [];
  if (lenBlock.isIndefiniteForm && parts.at(-1) instanceof EndOfContent) parts.pop();
  lenBlock.isIndefiniteForm = false;
  if ('isIndefiniteForm' in valueBlock) valueBlock.isIndefiniteForm = false;
  for (const part of parts) close(part);
}

/** What an RFC 3161 token says: of which digest, and when. */
export function stampIn({ encapContentInfo }: SignedData): { imprint: Buffer; at: Date } | undefined {
  try {
    const content = encapContentInfo.eContent?.getValue();
    if (!content) return undefined;
    const { messageImprint, genTime } = TSTInfo.fromBER(content);
    return { imprint: Buffer.from(messageImprint.hashedMessage.getValue()), at: genTime };
  } catch {
    return undefined;
  }
}

const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';

/** The digest that the one signer says it signed; undefined where it says none, or more than one. */
export function digestIn({ signerInfos }: SignedData): Buffer | undefined {
  const [signer, ...more] = signerInfos;
  const said = signer?.signedAttrs?.attributes.filter(({ type }) => type === MESSAGE_DIGEST) ?? [];
  const [value, ...others] = said.flatMap(({ values }) => values as OctetString[]);
  return value && !others.length && !more.length ? Buffer.from(value.valueBlock.valueHexView) : undefined;
}
