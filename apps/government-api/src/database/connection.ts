import type { Spans } from '@alipen/platform/tracing/spans';
import type { Database } from './database.ts';

/** One session for plain text statements: migrations need it, and nothing else should use it. */
export type Session = {
  exec(statements: string): Promise<void>;
  query<Row>(statement: string, parameters?: readonly unknown[]): Promise<Row[]>;
};

export type Listener = {
  message(payload: string): void;
  /** Called after the connection was lost and is back: notifications may have been missed. */
  back(): void;
};
export type StopListening = () => Promise<void>;

export type Connection = {
  readonly database: Database;
  /** Rejects when the first attempt fails; after that it reconnects by itself, however long it takes. */
  listen(channel: string, listener: Listener): Promise<StopListening>;
  withSession<T>(work: (session: Session) => Promise<T>): Promise<T>;
  /** After this call, each statement of a traced call becomes a span of it. */
  trace(spans: Spans): void;
  /** Closes the sessions that nobody uses: each keeps what it knows of every table and statement it was asked about. */
  forget(): Promise<void>;
  close(): Promise<void>;
};
