import { createReadStream } from 'node:fs';
import { mkdir, opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore, type Kept } from './file-store.ts';

export class DiskStore extends FileStore {
  constructor(private readonly pasta: string) {
    super();
  }

  override async guardar(nome: string, caminho: string): Promise<void> {
    await mkdir(this.pasta, { recursive: true });
    await rename(caminho, join(this.pasta, nome));
  }

  override async abrir(nome: string): Promise<Kept | undefined> {
    const path = join(this.pasta, nome);
    const found = await stat(path).catch(() => undefined);
    return found && { stream: createReadStream(path), bytes: found.size };
  }

  override async apagar(nome: string): Promise<void> {
    await rm(join(this.pasta, nome), { force: true });
  }

  override async *listar(): AsyncIterable<string> {
    const pasta = await opendir(this.pasta).catch(() => undefined);
    if (!pasta) return;
    // Names that begin with a dot are files still being written.
    for await (const entrada of pasta) if (entrada.isFile() && !entrada.name.startsWith('.')) yield entrada.name;
  }
}
