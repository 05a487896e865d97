import type { Database } from './database.ts';

/** One session with plain text statements: what migrations need, and nothing else should use. */
export type Session = {
  /** Runs any number of statements. */
  exec(statements: string): Promise<void>;
  query<Row>(statement: string, parameters?: readonly unknown[]): Promise<Row[]>;
};

export type Connection = {
  readonly kind: 'pglite' | 'postgres';
  readonly database: Database;
  withSession<T>(work: (session: Session) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};
