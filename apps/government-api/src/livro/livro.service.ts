import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { Arvore, DEGRAU, hashDaFolha, LARGURA, raizCheia } from './arvore.rules.ts';
import { type FolhaDoPapel, LivroRepository, type Selo } from './livro.repository.ts';
import { type Chave, chaveEscrita, livroEscrito, novaChave, seloDe } from './selo.rules.ts';

export { Arvore, hashDaFolha };

/** Leaves in one transaction. */
const LOTE = 5_000;

type FolhaProvada = FolhaDoPapel & { readonly prova: readonly Buffer[] };
/** The leaves of papers, each with its path to the root of the last seal. */
export type Provas = {
  readonly selo: string | null;
  readonly chave: string | null;
  readonly folhas: readonly FolhaProvada[];
};

/** The append-only ledger of what units and contracts were closed, signed and paid by (ADR 116). */
@Injectable()
export class LivroService {
  constructor(
    private readonly database: Database,
    private readonly repository: LivroRepository,
    private readonly clock: Clock,
  ) {}

  /** Gives every waiting leaf its place and signs the head. Returns how many leaves it added. */
  async juntar(signal?: AbortSignal): Promise<number> {
    let total = 0;
    for (;;) {
      signal?.throwIfAborted();
      const juntadas = await this.database.transaction(tx => this.juntarLote(tx));
      total += juntadas;
      if (juntadas < LOTE) return total;
    }
  }

  ultimoSelo(tx: Transaction): Promise<Selo | undefined> {
    return this.repository.lastSeal(tx);
  }

  selo(tx: Transaction, tamanho: number): Promise<Selo | undefined> {
    return this.repository.seal(tx, tamanho);
  }

  /** For the foot of a paper: every copy of it is a witness of the ledger. Null before the first leaf. */
  async noPapel(tx: Transaction): Promise<string | null> {
    const selo = await this.ultimoSelo(tx);
    return selo ? livroEscrito(selo) : null;
  }

  /** Of the tree as these rows have it. */
  arvore(tx: Transaction): Arvore {
    return new Arvore((nivel, pagina) => this.repository.page(tx, nivel, pagina));
  }

  /** As a witness writes it down; null before the first head. */
  async chaveEscrita(tx: Transaction): Promise<string | null> {
    const chave = await this.repository.key(tx);
    return chave ? chaveEscrita(chave) : null;
  }

  async provas(tx: Transaction, codigos: readonly string[], maisFolhas: number): Promise<Provas> {
    const selo = await this.ultimoSelo(tx);
    const arvore = this.arvore(tx);
    const folhas: FolhaProvada[] = [];
    for (const folha of await this.repository.ofPapers(tx, codigos, maisFolhas)) {
      const { indice } = folha;
      folhas.push({ ...folha, prova: selo && indice !== null ? await arvore.caminho(indice, selo.tamanho) : [] });
    }
    return { selo: selo?.texto ?? null, chave: await this.chaveEscrita(tx), folhas };
  }

  private async juntarLote(tx: Transaction): Promise<number> {
    await this.repository.lock(tx);
    const novas = await this.repository.waiting(tx, LOTE);
    if (!novas.length) return 0;
    const antes = await this.repository.size(tx);
    const folhas = novas.map(({ id, texto }, n) => ({ id, indice: antes + n, hash: hashDaFolha(texto) }));
    await this.repository.place(tx, folhas);
    const tamanho = antes + folhas.length;
    for (let nivel = 0; await this.subir(tx, nivel, { antes, tamanho }); nivel += DEGRAU);
    await this.selar(tx, tamanho);
    return folhas.length;
  }

  /** Keeps the nodes above the pages of a level that this batch filled; false where it filled none. */
  private async subir(
    tx: Transaction,
    nivel: number,
    { antes, tamanho }: { antes: number; tamanho: number },
  ): Promise<boolean> {
    const porNo = 2 ** (nivel + DEGRAU);
    const [de, ate] = [Math.floor(antes / porNo), Math.floor(tamanho / porNo)];
    const nos = [];
    for (let indice = de; indice < ate; indice += 1) {
      const pagina = await this.repository.page(tx, nivel, indice);
      if (pagina.length !== LARGURA) throw new Error(`page ${nivel}/${indice} of the ledger is not full`);
      nos.push({ nivel: nivel + DEGRAU, indice, hash: raizCheia(pagina) });
    }
    await this.repository.keep(tx, nos);
    return nos.length > 0;
  }

  private async selar(tx: Transaction, tamanho: number): Promise<void> {
    const raiz = await this.arvore(tx).raiz(tamanho);
    const em = this.clock.now();
    const chave = (await this.repository.key(tx)) ?? (await this.primeiraChave(tx, em));
    await this.repository.insertSeal(tx, { tamanho, raiz, texto: seloDe(chave, { tamanho, raiz }), em });
  }

  /** Under the lock, so that there is one. */
  private async primeiraChave(tx: Transaction, em: Date): Promise<Chave> {
    const chave = novaChave();
    await this.repository.insertKey(tx, chave, em);
    return chave;
  }
}
