import type { Applied, Heads, Sequence, Table } from './catalogue.ts';
import type { Receipt } from './rows.ts';
import type { File } from './target.ts';

/** What a backup says of itself; its last part, so that a backup without it is one that did not end. */
export type Manifest = {
  readonly format: 1;
  readonly madeAt: string;
  /** The engine it was made of: until release 0.1 it could be another, whose copies restore all the same. */
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
