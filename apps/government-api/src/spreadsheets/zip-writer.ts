import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

type Pieces = Iterable<string | Buffer> | AsyncIterable<string | Buffer>;
type Entry = { readonly name: Buffer; readonly at: number; crc: number; size: number; packed: number };

/**
 * Local header and central record share these 26 bytes: version, flags (UTF-8 names), deflate, 1980-01-01, sum, sizes,
 * length of the name.
 */
function fields({ name, crc, size, packed }: Entry): Buffer {
  const bytes = Buffer.alloc(26);
  bytes.writeUInt16LE(20, 0);
  bytes.writeUInt16LE(0x0800, 2);
  bytes.writeUInt16LE(8, 4);
  bytes.writeUInt16LE(33, 8);
  bytes.writeUInt32LE(crc, 10);
  bytes.writeUInt32LE(packed, 14);
  bytes.writeUInt32LE(size, 18);
  bytes.writeUInt16LE(name.length, 22);
  return bytes;
}

const LOCAL = Buffer.from('PK\u0003\u0004', 'latin1');
const CENTRAL = Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1');
const END = Buffer.from('PK\u0005\u0006', 'latin1');

/** Where a zip is written: bytes at a position, mostly after the last ones. */
export type Sink = {
  write(bytes: Buffer, at: number): Promise<unknown>;
  close(): Promise<unknown>;
};

export async function intoFile(path: string): Promise<Sink> {
  const file = await open(path, 'w');
  return { write: (bytes, at) => file.write(bytes, 0, bytes.length, at), close: () => file.close() };
}

/** Only for what is small: a list of a few thousand rows. */
export function intoMemory(): Sink & { bytes(): Buffer } {
  const written: { bytes: Buffer; at: number }[] = [];
  return {
    write: async (bytes, at) => written.push({ bytes, at }),
    close: async () => undefined,
    bytes() {
      const all = Buffer.alloc(Math.max(0, ...written.map(({ bytes, at }) => at + bytes.length)));
      for (const { bytes, at } of written) bytes.copy(all, at);
      return all;
    },
  };
}

/** Writes a zip one entry after the other, each as it arrives. Into a file it needs only the memory of a piece. Up to 4 GB. */
export class ZipWriter {
  private readonly entries: Entry[] = [];
  private at = 0;

  constructor(private readonly sink: Sink) {}

  async add(name: string, pieces: Pieces): Promise<void> {
    const entry: Entry = { name: Buffer.from(name), at: this.at, crc: 0, size: 0, packed: 0 };
    await this.append(Buffer.concat([LOCAL, fields(entry), entry.name]));
    const deflate = createDeflateRaw();
    const feeding = feed(pieces, entry, deflate);
    for await (const packed of deflate as AsyncIterable<Buffer>) {
      entry.packed += packed.length;
      await this.append(packed);
    }
    await feeding;
    // The sizes are known only now, so the header before them is overwritten.
    await this.sink.write(fields(entry), entry.at + LOCAL.length);
    this.entries.push(entry);
  }

  async close(): Promise<void> {
    const start = this.at;
    for (const entry of this.entries) {
      const tail = Buffer.alloc(14);
      tail.writeUInt32LE(entry.at, 10);
      await this.append(Buffer.concat([CENTRAL, fields(entry), tail, entry.name]));
    }
    const end = Buffer.alloc(18);
    end.writeUInt16LE(this.entries.length, 4);
    end.writeUInt16LE(this.entries.length, 6);
    end.writeUInt32LE(this.at - start, 8);
    end.writeUInt32LE(start, 12);
    await this.append(Buffer.concat([END, end]));
    await this.sink.close();
  }

  /** Called after a failure; what was written is left incomplete. */
  async abandon(): Promise<void> {
    await this.sink.close().catch(() => undefined);
  }

  private async append(bytes: Buffer): Promise<void> {
    await this.sink.write(bytes, this.at);
    this.at += bytes.length;
  }
}

async function feed(pieces: Pieces, entry: Entry, deflate: ReturnType<typeof createDeflateRaw>): Promise<void> {
  try {
    for await (const piece of Readable.from(pieces)) {
      const bytes = Buffer.from(piece as string | Buffer);
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      if (!deflate.write(bytes)) await once(deflate, 'drain');
    }
    deflate.end();
  } catch (error) {
    deflate.destroy(error as Error);
    throw error;
  }
}
