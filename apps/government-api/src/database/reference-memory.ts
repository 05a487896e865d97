import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { insideTransaction } from './ambient-transaction.ts';
import { Database, rows, type Transaction } from './database.ts';
import { readFrom } from './reading.ts';
import { marcaDosCadastros } from './reference-memory.schema.ts';

/** The mark as a column, for a statement that reads other rows anyway. */
export const MARCA = sql`(select ${marcaDosCadastros.marca}::text from ${marcaDosCadastros})`;

/** Enough for the periods asked for lately, the days and months of a year for each table, and for the hours of each unit. */
const MOST_KEPT = 4_000;

/**
 * Rows of the small reference tables, remembered while the database's mark of them is the same (ADR 90): one short
 * statement replaces each reading. The mark changes with the rows, in the same transaction, so what is remembered is
 * never older than what a reading would have found.
 */
@Injectable()
export class ReferenceMemory {
  private readonly kept = new LRUCache<string, { mark: string; rows: readonly unknown[] }>({ max: MOST_KEPT });
  private readonly marks = new AsyncLocalStorage<string>();
  private readonly asking = new Map<Database | undefined, Promise<string>>();

  constructor(private readonly database: Database) {}

  /**
   * The rows of `load`, remembered under `key`; nobody may change them. Inside a transaction, which may have changed them,
   * they are read again.
   */
  async rows<Row>(tx: Transaction, key: string, load: () => Promise<Row[]>): Promise<readonly Row[]> {
    if (tx !== this.database || insideTransaction()) return load();
    // The mark is read before the rows: if they change in between, the next mark differs.
    const mark = this.marks.getStore() ?? (await this.mark(tx));
    const known = this.kept.get(key);
    if (known?.mark === mark) return known.rows as readonly Row[];
    const rows = await load();
    this.kept.set(key, { mark, rows });
    return rows;
  }

  /** Uses a mark that a statement of the same call has just read (`MARCA`). */
  under<T>(mark: string, work: () => Promise<T>): Promise<T> {
    return this.marks.run(mark, work);
  }

  /** Shared by all who ask in the same turn; a later one may already follow a change. A replica has its own mark. */
  private mark(tx: Transaction): Promise<string> {
    const copy = readFrom();
    const asked = this.asking.get(copy);
    if (asked) return asked;
    const asking = rows<{ marca: string }>(tx, sql`select ${MARCA} as marca`).then(
      ([row]) => row?.marca ?? crypto.randomUUID(),
    );
    this.asking.set(copy, asking);
    queueMicrotask(() => this.asking.delete(copy));
    return asking;
  }
}
