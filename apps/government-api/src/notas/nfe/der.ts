/** Distinguished Encoding Rules (ITU-T X.690), as much as leads to a name in a certificate. */
export type Der = { readonly tag: number; readonly body: Buffer };

export class BadDer extends Error {}

function lengthAt(bytes: Buffer, at: number): { length: number; next: number } {
  const first = bytes[at];
  if (first === undefined) throw new BadDer();
  if (first < 0x80) return { length: first, next: at + 1 };
  const octets = first & 0x7f;
  if (octets === 0 || octets > 3 || at + 1 + octets > bytes.length) throw new BadDer();
  return { length: bytes.readUIntBE(at + 1, octets), next: at + 1 + octets };
}

export function derIn(bytes: Buffer): Der[] {
  const found: Der[] = [];
  for (let at = 0; at < bytes.length; ) {
    const { length, next } = lengthAt(bytes, at + 1);
    if (next + length > bytes.length) throw new BadDer();
    found.push({ tag: bytes[at] ?? 0, body: bytes.subarray(next, next + length) });
    at = next + length;
  }
  return found;
}
