import { createHash } from 'node:crypto';

/** Levels between two that are kept: a reader gives 256 hashes at a time. */
export const DEGRAU = 8;
export const LARGURA = 2 ** DEGRAU;

/** Reads up to 256 hashes of a kept level (0, 8, 16 …), from `pagina` × 256 on; those of leaves that are not there are missing. */
export type LerPagina = (nivel: number, pagina: number) => Promise<readonly Buffer[]>;

const sha256 = (...partes: readonly Uint8Array[]): Buffer =>
  partes.reduce((hash, parte) => hash.update(parte), createHash('sha256')).digest();

export const hashDaFolha = (texto: string): Buffer => sha256(Buffer.from([0]), Buffer.from(texto, 'utf8'));
const hashDoNo = (esquerda: Uint8Array, direita: Uint8Array): Buffer => sha256(Buffer.from([1]), esquerda, direita);

/** The hash of a tree that is exactly full. */
export function raizCheia(hashes: readonly Buffer[]): Buffer {
  let linha = hashes;
  while (linha.length > 1) {
    linha = Array.from({ length: linha.length / 2 }, (_, n) => hashDoNo(no(linha, 2 * n), no(linha, 2 * n + 1)));
  }
  return no(linha, 0);
}

/** The largest power of two under `n`, for n > 1. */
const metade = (n: number): number => 2 ** Math.ceil(Math.log2(n) - 1);
const cheia = (n: number): boolean => Number.isInteger(Math.log2(n));

/** The Merkle tree of RFC 9162, 2.1, over leaves that somebody else keeps. Sizes and indexes are those of leaves, from 0. */
export class Arvore {
  private readonly paginas = new Map<string, Promise<readonly Buffer[]>>();
  private readonly nos = new Map<string, Promise<Buffer>>();

  constructor(private readonly ler: LerPagina) {}

  raiz(tamanho: number): Promise<Buffer> {
    return this.trecho(0, tamanho);
  }

  /** That the leaf is in the tree of this size: the hashes from its own upwards (2.1.3.1). */
  async caminho(indice: number, tamanho: number): Promise<Buffer[]> {
    return this.caminhoEm(indice, 0, tamanho);
  }

  /** That the tree of `antes` leaves is the beginning of this one (2.1.4.1). */
  async consistencia(antes: number, tamanho: number): Promise<Buffer[]> {
    return antes === tamanho ? [] : this.consistenciaEm(antes, 0, tamanho, true);
  }

  private async caminhoEm(indice: number, de: number, ate: number): Promise<Buffer[]> {
    if (ate - de === 1) return [];
    const meio = de + metade(ate - de);
    return indice < meio
      ? [...(await this.caminhoEm(indice, de, meio)), await this.trecho(meio, ate)]
      : [...(await this.caminhoEm(indice, meio, ate)), await this.trecho(de, meio)];
  }

  private async consistenciaEm(antes: number, de: number, ate: number, inteira: boolean): Promise<Buffer[]> {
    if (antes === ate) return inteira ? [] : [await this.trecho(de, ate)];
    const meio = de + metade(ate - de);
    return antes <= meio
      ? [...(await this.consistenciaEm(antes, de, meio, inteira)), await this.trecho(meio, ate)]
      : [...(await this.consistenciaEm(antes, meio, ate, false)), await this.trecho(de, meio)];
  }

  /** The hash of the leaves from `de` to before `ate`; every range of the proofs begins where its left half does. */
  private async trecho(de: number, ate: number): Promise<Buffer> {
    const tamanho = ate - de;
    if (cheia(tamanho)) return this.no(Math.log2(tamanho), de / tamanho);
    const meio = de + metade(tamanho);
    return hashDoNo(await this.trecho(de, meio), await this.trecho(meio, ate));
  }

  /** Paths of neighbours share most of their nodes. */
  private no(nivel: number, indice: number): Promise<Buffer> {
    const chave = `${nivel}/${indice}`;
    const lido = this.nos.get(chave) ?? this.lerNo(nivel, indice);
    this.nos.set(chave, lido);
    return lido;
  }

  private async lerNo(nivel: number, indice: number): Promise<Buffer> {
    const guardado = nivel - (nivel % DEGRAU);
    const largura = 2 ** (nivel - guardado);
    const primeiro = (indice * largura) % LARGURA;
    const pagina = await this.pagina(guardado, Math.floor((indice * largura) / LARGURA));
    const hashes = pagina.slice(primeiro, primeiro + largura);
    if (hashes.length < largura) throw new Error(`the tree has no node ${nivel}/${indice}`);
    return raizCheia(hashes);
  }

  private pagina(nivel: number, pagina: number): Promise<readonly Buffer[]> {
    const chave = `${nivel}/${pagina}`;
    const lida = this.paginas.get(chave) ?? this.ler(nivel, pagina);
    this.paginas.set(chave, lida);
    return lida;
  }
}

function no(linha: readonly Buffer[], n: number): Buffer {
  const hash = linha[n];
  if (!hash) throw new Error('a full tree has a power of two of leaves');
  return hash;
}
