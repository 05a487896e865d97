import { open, readdir, rm, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { MovingError } from './moving/moving-error.ts';

/** Sorted by name, copies are in order of time. */
const NOME = /^alipen-\d{4}-\d\d-\d\dT\d{6}Z\.tar\.gz(\.cifrado)?$/;

export const nomeDaCopia = (instante: string, cifrada: boolean): string =>
  `alipen-${instante.slice(0, 19).replaceAll(':', '')}Z.tar.gz${cifrada ? '.cifrado' : ''}`;

export async function exigirPasta(pasta: string): Promise<void> {
  const achada = await stat(pasta).catch(() => undefined);
  if (!achada?.isDirectory()) {
    throw new MovingError(
      `A pasta ${pasta} não existe. Crie-a, e deixe-a só para quem faz as cópias: mkdir -m 700 ${pasta}`,
    );
  }
}

/** Makes sure that the folder's entries are on the disk. */
export async function guardada(pasta: string): Promise<void> {
  const folder = await open(pasta);
  await folder.sync();
  await folder.close();
}

/** Keeps the newest `guardar` copies; returns the names of the deleted ones. */
export async function apagarVelhas(pasta: string, guardar: number): Promise<string[]> {
  const velhas = (await readdir(pasta))
    .filter(nome => NOME.test(nome))
    .sort()
    .reverse()
    .slice(guardar);
  for (const nome of velhas) {
    await unlink(join(pasta, nome));
    await rm(join(pasta, `${nome}.sha256`), { force: true });
  }
  return velhas;
}

const DO_DISCO: Readonly<Record<string, string>> = {
  ENOSPC: 'está sem espaço. Libere espaço, ou guarde menos cópias (--guardar)',
  EDQUOT: 'está sem espaço. Libere espaço, ou guarde menos cópias (--guardar)',
  EACCES: 'não deixa este usuário gravar. Confira de quem ela é',
  EROFS: 'é só de leitura. Aponte --para para outra',
};

export function emPalavras(cause: unknown, pasta: string): unknown {
  const { code = '', path = pasta } = cause as { code?: string; path?: string };
  const palavras = path.startsWith(pasta) ? DO_DISCO[code] : undefined;
  return palavras ? new MovingError(`A pasta ${pasta} ${palavras}. Nada ficou pela metade.`, { cause }) : cause;
}
