import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { MovingError } from './moving-error.ts';

// AES-256-GCM. The file is: mark, iv, encrypted bytes, authentication tag.
const MARK = Buffer.from('ALIPEN1\n');
const IV = 12;
const TAG = 16;

export async function readKey(path: string): Promise<Buffer> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== 32) {
    throw new MovingError(
      `${path} não tem uma chave de 32 bytes em base64. Faça uma, e guarde-a longe das cópias: openssl rand -base64 32 > ${path}`,
    );
  }
  return key;
}

/** Encrypts what passes; the last bytes are the authentication tag. */
export function sealing(key: Buffer): Transform {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  let begun = false;
  return new Transform({
    transform(piece: Buffer, _, done) {
      if (!begun) this.push(Buffer.concat([MARK, iv]));
      begun = true;
      done(null, cipher.update(piece));
    },
    flush(done) {
      this.push(cipher.final());
      this.push(cipher.getAuthTag());
      done();
    },
  });
}

export async function isSealed(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(MARK.length), 0, MARK.length, 0);
    return buffer.equals(MARK);
  } finally {
    await file.close();
  }
}

/** The decrypted content. With another key or a changed byte it fails only at the end, after giving all of it. */
export async function unsealed(path: string, key: Buffer): Promise<Readable> {
  const file = await open(path);
  const { size } = await file.stat();
  const start = MARK.length + IV;
  const ends = { iv: Buffer.alloc(IV), tag: Buffer.alloc(TAG) };
  await file.read(ends.iv, 0, IV, MARK.length);
  await file.read(ends.tag, 0, TAG, Math.max(start, size - TAG));
  await file.close();
  const decipher = createDecipheriv('aes-256-gcm', key, ends.iv).setAuthTag(ends.tag);
  return createReadStream(path, { start, end: Math.max(start, size - TAG - 1) }).pipe(decipher);
}
