/** randomUUID exists only on https and loopback; a phone may reach the agency's server by plain http. */
export function newUuid(): string {
  if (globalThis.crypto?.randomUUID) return globalThis.crypto.randomUUID();
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, posicao) => {
    if (posicao === 6) return (byte & 0x0f) | 0x40;
    return posicao === 8 ? (byte & 0x3f) | 0x80 : byte;
  }).map(byte => byte.toString(16).padStart(2, '0'));
  const parte = (de: number, ate: number) => hex.slice(de, ate).join('');
  return [parte(0, 4), parte(4, 6), parte(6, 8), parte(8, 10), parte(10, 16)].join('-');
}
