import { createHash } from 'node:crypto';
import { Arvore, DEGRAU, hashDaFolha, LARGURA, type LerPagina, raizCheia } from '../src/livro/arvore.rules.ts';

/** The pages of a ledger in memory, kept as the database keeps them: leaves, and the nodes over every 256 of a kept level. */
export function paginasDe(textos: readonly string[]): LerPagina {
  const niveis: Buffer[][] = [textos.map(hashDaFolha)];
  for (let [linha] = niveis; linha && linha.length >= LARGURA; linha = niveis.at(-1)) {
    const abaixo = linha;
    const cheias = Math.floor(abaixo.length / LARGURA);
    niveis.push(Array.from({ length: cheias }, (_, n) => raizCheia(abaixo.slice(n * LARGURA, (n + 1) * LARGURA))));
  }
  return async (nivel, pagina) => (niveis[nivel / DEGRAU] ?? []).slice(pagina * LARGURA, (pagina + 1) * LARGURA);
}

export const arvoreDe = (textos: readonly string[]): Arvore => new Arvore(paginasDe(textos));

export type Sorte = { readonly inteiro: (abaixoDe: number) => number; readonly chance: (quanto: number) => boolean };

/** The same numbers for the same seed. */
export function sorteDe(semente: number): Sorte {
  let vez = 0;
  const numero = () => {
    vez += 1;
    return createHash('sha256').update(`${semente} ${vez}`).digest().readUInt32BE() / 2 ** 32;
  };
  return { inteiro: abaixoDe => Math.floor(numero() * abaixoDe), chance: quanto => numero() < quanto };
}
