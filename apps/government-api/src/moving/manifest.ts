import type { Applied, Heads, Sequence, Table } from './catalogue.ts';
import type { Receipt } from './rows.ts';
import type { File } from './target.ts';

/** The last part of a backup, which describes it. A backup without it did not finish. */
export type Manifest = {
  readonly format: 1;
  readonly madeAt: string;
  /** The database engine of the origin. Until release 0.1 it could be another one, whose backups can be restored too. */
  readonly engine: string;
  readonly applied: readonly Applied[];
  readonly tables: readonly (Table & { readonly batches: readonly Receipt[] })[];
  readonly sequences: readonly Sequence[];
  readonly heads: Heads;
  readonly files: readonly File[];
  readonly secrets: readonly File[];
};

export const MANIFEST = 'manifesto.json';
export const ROWS = 'linhas';
export const FILES = 'arquivos';
export const SECRETS = 'segredos';

export const batchName = (table: string, n: number): string => `${ROWS}/${table}/${String(n).padStart(6, '0')}`;
