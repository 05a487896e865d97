import type { components } from '@alipen/contracts/generated/bff';

export type PapelNoLivro = components['schemas']['PapelNoLivro'];
type Folha = PapelNoLivro['folhas'][number];

/**
 * CONFERE: each leaf leads to the seal's root. OUTRO_SELO: none of them is of what is stored now. SEM_CONTA: this browser has no SHA-256 to
 * reckon with, as on a page without TLS.
 */
export type Conferencia = 'CONFERE' | 'NAO_CONFERE' | 'OUTRO_SELO' | 'ESPERA' | 'SEM_CONTA';

/** Name, size and root, a line each (C2SP tlog-checkpoint). */
export function cabecaDoSelo(selo: string): { tamanho: number; raiz: string } {
  const [, tamanho, raiz = ''] = selo.split('\n');
  return { tamanho: Number(tamanho), raiz: hexDe(Uint8Array.from(atob(raiz), letra => letra.charCodeAt(0))) };
}

/** The root that a leaf and its proof lead to, or undefined where the proof has too many hashes or too few (RFC 9162, 2.1.3.2). */
export async function raizPelaProva({ texto, indice, prova }: Folha, tamanho: number): Promise<string | undefined> {
  if (indice === null || indice >= tamanho) return undefined;
  let [no, ultimo] = [indice, tamanho - 1];
  let hash = await sha256([0], new TextEncoder().encode(texto));
  for (const hex of prova) {
    if (ultimo === 0) return undefined;
    const outro = bytesDe(hex);
    const aDireita = no % 2 === 0 && no < ultimo;
    hash = aDireita ? await sha256([1], hash, outro) : await sha256([1], outro, hash);
    while (!aDireita && no % 2 === 0 && no > 0) [no, ultimo] = [no / 2, Math.floor(ultimo / 2)];
    [no, ultimo] = [Math.floor(no / 2), Math.floor(ultimo / 2)];
  }
  return ultimo === 0 ? hexDe(hash) : undefined;
}

/** `hash` is that of the paper as it is stored; a leaf of the paper ends with it, those of its signatures with theirs. */
export async function conferir({ selo, folhas }: PapelNoLivro, hash: string): Promise<Conferencia> {
  if (!folhas.some(({ texto }) => /=(\w+)$/.exec(texto)?.[1] === hash)) return 'OUTRO_SELO';
  if (!selo || folhas.every(({ indice }) => indice === null)) return 'ESPERA';
  if (!globalThis.crypto?.subtle) return 'SEM_CONTA';
  const { tamanho, raiz } = cabecaDoSelo(selo);
  const colocadas = folhas.filter(({ indice }) => indice !== null);
  const raizes = await Promise.all(colocadas.map(folha => raizPelaProva(folha, tamanho)));
  return raizes.every(cada => cada === raiz) ? 'CONFERE' : 'NAO_CONFERE';
}

async function sha256(...partes: readonly (Uint8Array | number[])[]): Promise<Uint8Array> {
  const bytes = Uint8Array.from(partes.flatMap(parte => [...parte]));
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}
const hexDe = (bytes: Uint8Array): string => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
const bytesDe = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], par => Number.parseInt(par, 16));
