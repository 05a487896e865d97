/** In hexadecimal. `crypto.subtle` exists only on https and loopback; a phone may reach the agency's server by plain http. */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = globalThis.crypto?.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    : (await import('@noble/hashes/sha2.js')).sha256(bytes);
  return Array.from(digest, byte => byte.toString(16).padStart(2, '0')).join('');
}

export const sha256OfFile = async (file: File): Promise<string> => sha256Of(new Uint8Array(await file.arrayBuffer()));
