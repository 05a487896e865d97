import type { Readable } from 'node:stream';

export type Kept = { readonly stream: Readable; readonly bytes: number };

/** Where files are kept: a folder, or S3-compatible storage. A file is written whole or not at all. */
export abstract class FileStore {
  /** Stores the file at this path under a name; the path may be gone afterwards. */
  abstract guardar(nome: string, caminho: string, tipo: string): Promise<void>;
  /** Undefined when there is none. */
  abstract abrir(nome: string): Promise<Kept | undefined>;
  abstract apagar(nome: string): Promise<void>;
  /** All names, in no particular order. */
  abstract listar(): AsyncIterable<string>;
}
