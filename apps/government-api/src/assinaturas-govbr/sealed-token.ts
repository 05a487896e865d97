import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'alipen govbr', 32));

/**
 * An authorisation to sign in somebody's name, kept for minutes: with the secret of the client, which is not in the database, and for the one
 * attempt that it was given to.
 */
export function seal(token: string, { secret, id }: { secret: string; id: string }): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce).setAAD(Buffer.from(id));
  const text = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Undefined where it was sealed by another secret, or for another attempt. */
export function unseal(sealed: Buffer, { secret, id }: { secret: string; id: string }): string | undefined {
  try {
    const cipher = createDecipheriv('aes-256-gcm', keyOf(secret), sealed.subarray(0, NONCE)).setAAD(Buffer.from(id));
    cipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
    return Buffer.concat([cipher.update(sealed.subarray(NONCE + TAG)), cipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
