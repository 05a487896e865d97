import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Kept } from '../storage/file-store.ts';
import type { S3 } from '../storage/s3.settings.ts';
import { openStore } from '../storage/storage.ts';
import { MovingError } from './moving-error.ts';
import type { File } from './target.ts';

const KINDS: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
  '.zip': 'application/zip',
  '.gz': 'application/gzip',
  '.csv': 'text/csv',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** All files of an installation: photos and attachments, prepared downloads, and the archived months of the trails. */
export type Files = {
  names(): AsyncIterable<string>;
  open(name: string): Promise<Kept | undefined>;
  /** Stores the content, whole or not at all; returns what arrived. */
  keep(name: string, content: Readable): Promise<File>;
};

const OTHERS = [
  { folder: 'downloads', prefix: 'download-' },
  { folder: 'arquivo', prefix: 'arquivo-' },
] as const;

export function openFiles(dataDir: string, s3: S3 | null): Files {
  const photos = openStore(join(dataDir, 'fotos'), s3);
  const others = OTHERS.map(({ folder, prefix }) => ({ prefix, store: openStore(join(dataDir, folder), s3) }));
  const storeOf = (name: string) => others.find(({ prefix }) => name.startsWith(prefix))?.store ?? photos;
  // The disk store renames the file, so it must already be on the same disk.
  const scratch = s3 ? tmpdir() : dataDir;
  return {
    async *names() {
      yield* photos.listar();
      // With S3, one bucket holds them all.
      if (!s3) for (const { store } of others) yield* store.listar();
    },
    open: name => storeOf(name).abrir(name),
    async keep(name, content) {
      await mkdir(scratch, { recursive: true });
      const path = join(scratch, `.${randomUUID()}.parte`);
      try {
        const file = await measured(content, createWriteStream(path, { mode: 0o600 }));
        await storeOf(name).guardar(name, path, KINDS[extname(name)] ?? 'application/octet-stream');
        return { name, ...file };
      } finally {
        await rm(path, { force: true });
      }
    },
  };
}

async function measured(content: Readable, sink: NodeJS.WritableStream): Promise<Omit<File, 'name'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    content,
    async function* (pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        hash.update(piece);
        bytes += piece.length;
        yield piece;
      }
    },
    sink,
  );
  return { bytes, sha256: hash.digest('hex') };
}

/** Size and sum of a stored file, read to its end; undefined where there is none. */
async function readSum(files: Files, name: string): Promise<Omit<File, 'name'> | undefined> {
  const kept = await files.open(name);
  if (!kept) return undefined;
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of kept.stream as AsyncIterable<Buffer>) {
    hash.update(piece);
    bytes += piece.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

export async function requireSame(files: Files, sent: File): Promise<void> {
  const arrived = await readSum(files, sent.name);
  if (arrived?.sha256 !== sent.sha256 || arrived.bytes !== sent.bytes)
    throw new MovingError(
      `O arquivo ${sent.name} não chegou inteiro ao destino. Rode de novo: só o que falta é copiado.`,
    );
}

const AT_ONCE = 6;

/** Works on a few items at a time. After the first failure no other item is started, and the ones under way end first. */
async function someAtATime<T>(items: AsyncIterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const iterator = items[Symbol.asyncIterator]();
  const failures: unknown[] = [];
  const worker = async (): Promise<void> => {
    while (!failures.length) {
      const { value, done } = await iterator.next();
      if (done) return;
      await work(value);
    }
  };
  const kept = (error: unknown) => void failures.push(error);
  await Promise.all(Array.from({ length: AT_ONCE }, () => worker().catch(kept)));
  if (failures.length) throw failures[0];
}

export async function copyFiles(
  from: Files,
  to: Files,
  done: ReadonlyMap<string, File>,
  kept: (file: File) => Promise<void>,
): Promise<void> {
  let telling = Promise.resolve();
  await someAtATime(from.names(), async name => {
    if (done.has(name)) return;
    const source = await from.open(name);
    if (!source) return;
    const file = await to.keep(name, source.stream);
    await requireSame(to, file);
    // One after the other, because they are rows written on one connection.
    telling = telling.then(() => kept(file));
    await telling;
  });
}
