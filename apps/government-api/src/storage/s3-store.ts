import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { S3mini } from 's3mini';
import { FileStore, type Kept } from './file-store.ts';
import { s3Failure } from './s3.failure.rules.ts';
import type { S3 } from './s3.settings.ts';

/** Less than the gateway waits, so that an unreachable storage is reported as such. */
const LIMIT_MS = 20_000;
const PAGE = 1_000;

/** Files in S3-compatible storage, streamed both ways. An object appears whole or not at all. */
export class S3Store extends FileStore {
  private readonly client: S3mini;

  constructor({ endereco, regiao, chave, segredo }: S3) {
    super();
    this.client = new S3mini({
      endpoint: endereco,
      region: regiao,
      accessKeyId: chave,
      secretAccessKey: segredo,
      requestAbortTimeout: LIMIT_MS,
    });
  }

  override async guardar(nome: string, caminho: string, tipo: string): Promise<void> {
    // A blob of a file is read as it is sent.
    const file = await openAsBlob(caminho, { type: tipo });
    await answered(this.client.putObject(nome, file, tipo));
  }

  override async abrir(nome: string): Promise<Kept | undefined> {
    const answer = await answered(this.client.getObjectResponse(nome));
    if (!answer?.body) return undefined;
    const bytes = Number(answer.headers.get('content-length'));
    return { stream: Readable.fromWeb(answer.body as WebStream), bytes };
  }

  override async apagar(nome: string): Promise<void> {
    await answered(this.client.deleteObject(nome));
  }

  override async *listar(): AsyncIterable<string> {
    let mais: string | undefined;
    do {
      const pagina = await answered(this.client.listObjectsPaged('/', '', PAGE, mais));
      for (const { Key } of pagina?.objects ?? []) yield Key;
      mais = pagina?.nextContinuationToken;
    } while (mais);
  }
}

async function answered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw s3Failure(error);
  }
}
