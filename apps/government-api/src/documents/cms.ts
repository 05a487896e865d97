import { fromBER } from 'asn1js';
import { ContentInfo, SignedData, TSTInfo } from 'pkijs';

/** Signed data (RFC 5652) in DER, with the zeros that fill its room; undefined where it is, or where there follows, something else. */
export function cmsOf(der: Buffer): SignedData | undefined {
  try {
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
