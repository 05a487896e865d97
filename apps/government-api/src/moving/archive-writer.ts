import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { sealing } from './seal.ts';
import type { File } from './target.ts';

/** Writes a .tar.gz part by part, encrypted where there is a key. Only its owner may read it. */
export class ArchiveWriter {
  private readonly tar = pack();
  private readonly hash = createHash('sha256');
  private readonly written: Promise<void>;

  constructor(path: string, key: Buffer | undefined) {
    const summing = new Transform({
      transform: (piece: Buffer, _, done) => {
        this.hash.update(piece);
        done(null, piece);
      },
    });
    const sink = createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true });
    // Most of it is digits: a higher level costs time and saves little.
    const steps = [createGzip({ level: 1 }), ...(key ? [sealing(key)] : []), summing];
    this.written = pipeline([this.tar as unknown as Readable, ...steps, sink]);
    // The error is handled in `close`, or by the part being added at that moment.
    this.written.catch(() => undefined);
  }

  async add(name: string, content: Buffer | string): Promise<File> {
    const bytes = Buffer.from(content as Buffer);
    return this.addStream(name, bytes.length, Readable.from([bytes]));
  }

  /** `bytes` must be the size of the content, which is read as it is written. */
  async addStream(name: string, bytes: number, content: Readable): Promise<File> {
    const hash = createHash('sha256');
    const entry = this.tar.entry({ name, size: bytes, mode: 0o600 });
    const feeding = pipeline(
      content,
      async function* (pieces: AsyncIterable<Buffer>) {
        for await (const piece of pieces) {
          hash.update(piece);
          yield piece;
        }
      },
      entry as unknown as NodeJS.WritableStream,
    );
    feeding.catch(() => undefined);
    // A full disk ends `written`, after which nothing would read what is fed.
    await Promise.race([feeding, this.written.then(() => feeding)]);
    return { name, bytes, sha256: hash.digest('hex') };
  }

  /** Returns the SHA-256 of the whole file. */
  async close(): Promise<string> {
    this.tar.finalize();
    await this.written;
    return this.hash.digest('hex');
  }

  async abandon(): Promise<void> {
    this.tar.destroy();
    await this.written.catch(() => undefined);
  }
}

export const sumLine = (sum: string, name: string): string => `${sum}  ${name}\n`;
