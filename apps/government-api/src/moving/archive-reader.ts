import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { readAll } from '../http/stream.ts';
import { batchName, FILES, MANIFEST, type Manifest, SECRETS } from './manifest.ts';
import { MovingError } from './moving-error.ts';
import { isSealed, readKey, unsealed } from './seal.ts';
import type { File } from './target.ts';

export class ArchiveReader {
  private constructor(
    private readonly path: string,
    private readonly key: Buffer | undefined,
  ) {}

  static async open(path: string, keyPath: string | undefined): Promise<ArchiveReader> {
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) throw new MovingError(`Não há arquivo em ${path}. Confira o caminho dado em --de.`);
    const sealed = await isSealed(path);
    if (sealed && !keyPath) throw new MovingError(`${path} está cifrado. Diga a chave: --chave ARQUIVO_DA_CHAVE`);
    return new ArchiveReader(path, sealed && keyPath ? await readKey(keyPath) : undefined);
  }

  /** The parts in the order they were written. Each must be read before the next is asked for. */
  async *parts(): AsyncGenerator<{ name: string; content: Readable }> {
    const tar = extract();
    const source = this.key ? await unsealed(this.path, this.key) : createReadStream(this.path);
    const feeding = pipeline(source, createGunzip(), tar as unknown as NodeJS.WritableStream);
    feeding.catch(() => undefined);
    for await (const entry of tar) {
      yield { name: entry.header.name, content: entry as unknown as Readable };
      entry.resume();
    }
    await feeding;
  }

  /** Reads all of it before anything is done with it, and refuses a file that is cut, changed or unknown. */
  async check(): Promise<Manifest> {
    await this.checkSum();
    const sums = new Map<string, Omit<File, 'name'>>();
    let manifest: Manifest | undefined;
    try {
      for await (const { name, content } of this.parts()) {
        if (name === MANIFEST) manifest = JSON.parse((await readAll(content)).toString('utf8')) as Manifest;
        else sums.set(name, await sumOf(content));
      }
    } catch (cause) {
      throw new MovingError(this.broken(cause), { cause });
    }
    if (!manifest)
      throw new MovingError(
        `${this.path} não chega ao fim: a cópia foi interrompida ou o arquivo foi cortado. Use outra cópia.`,
      );
    if (manifest.format !== 1)
      throw new MovingError(`${this.path} é de um formato que este programa não conhece. Use um programa mais novo.`);
    for (const [name, sha256] of expected(manifest)) {
      const found = sums.get(name);
      if (found?.sha256 !== sha256) {
        throw new MovingError(
          `${this.path} foi mudado depois de feito: ${name} ${found ? 'não é o que era' : 'falta'}. Use outra cópia.`,
        );
      }
      sums.delete(name);
    }
    const [strange] = sums.keys();
    if (strange)
      throw new MovingError(`${this.path} foi mudado depois de feito: ${strange} não era dele. Use outra cópia.`);
    return manifest;
  }

  /** The sum in the `.sha256` file beside it must match, where that file still exists. */
  private async checkSum(): Promise<void> {
    const written = await readFile(`${this.path}.sha256`, 'utf8').catch(() => undefined);
    if (written === undefined) return;
    const { sha256 } = await sumOf(createReadStream(this.path));
    if (!written.startsWith(sha256))
      throw new MovingError(
        `${basename(this.path)} não é o arquivo da soma em ${basename(this.path)}.sha256: foi cortado ou mudado. Use outra cópia.`,
      );
  }

  private broken(cause: unknown): string {
    if (this.key) return `${this.path} não abre com esta chave: a chave é outra, ou o arquivo foi cortado ou mudado.`;
    const { message } = cause as Error;
    return `${this.path} foi cortado ou mudado e não se lê até o fim (${message}). Use outra cópia.`;
  }
}

function* expected({ tables, files, secrets }: Manifest): Generator<[string, string]> {
  for (const { name, batches } of tables)
    for (const [n, { sha256 }] of batches.entries()) yield [batchName(name, n), sha256];
  for (const { name, sha256 } of files) yield [`${FILES}/${name}`, sha256];
  for (const { name, sha256 } of secrets) yield [`${SECRETS}/${name}`, sha256];
}

async function sumOf(content: Readable): Promise<Omit<File, 'name'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of content as AsyncIterable<Buffer>) {
    hash.update(piece);
    bytes += piece.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}
