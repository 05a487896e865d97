import type { Readable } from 'node:stream';

export type Kept = { readonly stream: Readable; readonly bytes: number };

/** Where files are kept: a folder, or S3-compatible storage. A name is written whole or not at all. */
export abstract class FileStore {
  /** Takes the file at this path under a name; the path may be gone afterwards. */
  abstract guardar(nome: string, caminho: string, tipo: string): Promise<void>;
  /** Undefined when there is none. */
  abstract abrir(nome: string): Promise<Kept | undefined>;
  abstract apagar(nome: string): Promise<void>;
  /** The names of all there are, in no order. */
  abstract listar(): AsyncIterable<string>;
}
