import type { Spans } from '@alipen/platform/tracing/spans';
import type { Database } from './database.ts';

/** One session with plain text statements: what migrations need, and nothing else should use. */
export type Session = {
  /** Runs any number of statements. */
  exec(statements: string): Promise<void>;
  query<Row>(statement: string, parameters?: readonly unknown[]): Promise<Row[]>;
};

/** Who listens to a channel of NOTIFY. */
export type Listener = {
  message(payload: string): void;
  /** The line was lost and is back: something may have been missed. */
  back(): void;
};
export type StopListening = () => Promise<void>;

export type Connection = {
  readonly database: Database;
  /** Rejects when the first attempt fails; afterwards it comes back by itself, however long it takes. */
  listen(channel: string, listener: Listener): Promise<StopListening>;
  withSession<T>(work: (session: Session) => Promise<T>): Promise<T>;
  /** From here on each statement of a traced call is a span of it. */
  trace(spans: Spans): void;
  close(): Promise<void>;
};
