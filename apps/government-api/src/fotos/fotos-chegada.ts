import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { BYTES_DO_TIPO, type TipoRecebido, tipoDaImagem } from './imagem.rules.ts';

/** Files also arrive in this folder, under names that are never a photo's. */
export const PASTA_DAS_FOTOS = Symbol('PASTA_DAS_FOTOS');

export type Recebida = {
  readonly sha256: string;
  readonly bytes: number;
  readonly tipo: TipoRecebido | undefined;
  readonly caminho: string;
  descartar(): Promise<void>;
};

/** Counts and hashes the body piece by piece; never holds it whole in memory. */
@Injectable()
export class FotosChegada {
  constructor(@Inject(PASTA_DAS_FOTOS) private readonly pasta: string) {}

  async receber(chunks: AsyncIterable<Buffer>): Promise<Recebida> {
    await mkdir(this.pasta, { recursive: true });
    const caminho = join(this.pasta, `.${randomUUID()}.parte`);
    const descartar = () => rm(caminho, { force: true });
    const file = await open(caminho, 'wx');
    try {
      const { sha256, bytes, inicio } = await escrever(file, chunks);
      await file.close();
      return { sha256, bytes, tipo: tipoDaImagem(inicio), caminho, descartar };
    } catch (error) {
      await file.close().catch(() => undefined);
      await descartar();
      throw error;
    }
  }
}

export async function escrever(
  file: Pick<FileHandle, 'writeFile'>,
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
