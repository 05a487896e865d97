import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { BYTES_DO_TIPO, type TipoImagem, tipoDaImagem } from './imagem.rules.ts';

export const DATA_DIR = Symbol('DATA_DIR');

export type Recebida = {
  readonly sha256: string;
  readonly bytes: number;
  readonly tipo: TipoImagem | undefined;
  /** Gives the file its name at once, or puts it away. */
  guardar(nome: string): Promise<void>;
  descartar(): Promise<void>;
};

/** Photo files under DATA_DIR/fotos. A half-received one never has the name of a photo. */
@Injectable()
export class FotosStorage {
  private readonly folder: string;

  constructor(@Inject(DATA_DIR) dataDir: string) {
    this.folder = join(dataDir, 'fotos');
  }

  async receber(chunks: AsyncIterable<Buffer>): Promise<Recebida> {
    await mkdir(this.folder, { recursive: true });
    const temporario = join(this.folder, `.${randomUUID()}.parte`);
    const descartar = () => rm(temporario, { force: true });
    const file = await open(temporario, 'wx');
    try {
      const { sha256, bytes, inicio } = await write(file, chunks);
      await file.sync();
      await file.close();
      const guardar = (nome: string) => rename(temporario, join(this.folder, nome));
      return { sha256, bytes, tipo: tipoDaImagem(inicio), guardar, descartar };
    } catch (error) {
      await file.close().catch(() => undefined);
      await descartar();
      throw error;
    }
  }

  /** Undefined when the file is not there. */
  async abrir(nome: string): Promise<{ stream: Readable; bytes: number } | undefined> {
    const path = join(this.folder, nome);
    const found = await stat(path).catch(() => undefined);
    return found && { stream: createReadStream(path), bytes: found.size };
  }
}

async function write(
  file: FileHandle,
  chunks: AsyncIterable<Buffer>,
): Promise<{ sha256: string; bytes: number; inicio: Buffer }> {
  const hash = createHash('sha256');
  let bytes = 0;
  let inicio = Buffer.alloc(0);
  for await (const chunk of chunks) {
    hash.update(chunk);
    bytes += chunk.length;
    if (inicio.length < BYTES_DO_TIPO) inicio = Buffer.concat([inicio, chunk]).subarray(0, BYTES_DO_TIPO);
    await file.writeFile(chunk);
  }
  return { sha256: hash.digest('hex'), bytes, inicio };
}
