import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import type { SQL } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';
import { readFrom } from './reading.ts';

type Ambient = {
  tx: Transaction | undefined;
  /** Rolls back and waits until the connection is free. */
  undo(cause: unknown): Promise<void>;
  readonly afterCommit: (() => void)[];
  /** Items to write when the work is done, in one statement for each kind. */
  readonly gathered: Map<Write<never>, unknown[]>;
};

type Write<Item> = (items: readonly Item[]) => SQL;

const calls = new AsyncLocalStorage<Ambient>();
/** Transactions opened outside `inOneTransaction`. */
const works = new AsyncLocalStorage<{ tx: Transaction | undefined }>();

export type CallTransaction = {
  readonly tx: Transaction;
  /** True after a joined transaction failed, which undoes the whole. */
  readonly undone: () => boolean;
};

/**
 * Runs the work in one transaction that everything inside it joins: `database.transaction` becomes part of it, and so do
 * statements on the outer database. The pool is finite: a call that held one connection and waited for another could
 * wait for itself. A joined transaction that fails ends the whole one at once, so what the work does next in a new
 * transaction (say who was first) finds the database as if there were no outer one. No savepoint is used.
 */
export async function inOneTransaction<T>(database: Database, work: (call: CallTransaction) => Promise<T>): Promise<T> {
  const opened = deferred<Transaction>();
  const verdict = deferred<void>();
  const over = database.transaction(tx => {
    opened.resolve(tx);
    return verdict.promise;
  });
  over.catch(opened.reject);
  const tx = await opened.promise;
  const ambient: Ambient = {
    tx,
    afterCommit: [],
    gathered: new Map(),
    async undo(cause) {
      ambient.tx = undefined;
      verdict.reject(cause);
      await over.catch(() => undefined);
    },
  };
  try {
    const result = await calls.run(ambient, () => work({ tx, undone: () => !ambient.tx }));
    if (!ambient.tx) return result;
    const written = writeGathered(tx, ambient);
    // The writes are already sent, so the commit can follow at once: if one fails, PostgreSQL takes the commit for a rollback.
    await turn();
    ambient.tx = undefined;
    verdict.resolve();
    await over;
    await written;
    for (const told of ambient.afterCommit) told();
    return result;
  } catch (error) {
    if (ambient.tx) await ambient.undo(error);
    throw error;
  }
}

function writeGathered(tx: Transaction, { gathered }: Ambient): Promise<unknown> {
  const written = Promise.all([...gathered].map(([write, items]) => tx.execute(write(items as never[]))));
  // Its error is read after the commit, so it must not count as unhandled before.
  written.catch(() => undefined);
  return written;
}

/**
 * Keeps the items for the end of the call, where `write` makes one statement of all of its kind. False where there is no
 * end to wait for: outside a call, and inside a savepoint, which may be undone alone.
 */
export function gatherForTheEnd<Item>(tx: Transaction, write: Write<Item>, items: readonly Item[]): boolean {
  const ambient = calls.getStore();
  if (!ambient?.tx || ambient.tx !== tx) return false;
  ambient.gathered.set(write, [...(ambient.gathered.get(write) ?? []), ...items]);
  return true;
}

/** Runs `told` after the commit, or at once where no transaction is open. */
export function afterCommit(told: () => void): void {
  const ambient = calls.getStore();
  if (ambient?.tx) ambient.afterCommit.push(told);
  else told();
}

/** Whether the injected database now stands for a transaction, which may have written. */
export const insideTransaction = (): boolean => Boolean(calls.getStore()?.tx ?? works.getStore()?.tx);

/** The database that is injected. Inside a transaction it is that transaction; in a reading from a replica it is the replica. */
export function joining(database: Database): Database {
  return new Proxy(database, {
    get(outer, name) {
      const ambient = calls.getStore();
      const tx = ambient?.tx;
      if (tx && name === 'transaction') return (work: Work) => join(ambient, tx, work);
      const own = tx ?? works.getStore()?.tx;
      const current = own ?? readFrom() ?? outer;
      // In a transaction of its own kind, `transaction` is a savepoint.
      if (!own && name === 'transaction') return (work: Work, how?: How) => ofItsOwn(current, work, how);
      const member: unknown = Reflect.get(current, name);
      return typeof member === 'function' ? member.bind(current) : member;
    },
  });
}

type Work = (tx: Transaction) => Promise<unknown>;
type How = Parameters<Transaction['transaction']>[1];

/**
 * Statements on the outer database join this transaction too: callers that each wait for a second connection could wait
 * for each other.
 */
function ofItsOwn(database: Transaction, work: Work, how?: How): Promise<unknown> {
  return database.transaction(tx => {
    const open: { tx: Transaction | undefined } = { tx };
    return works
      .run(open, () => work(tx))
      .finally(() => {
        open.tx = undefined;
      });
  }, how);
}

async function join<T>(ambient: Ambient, tx: Transaction, work: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await work(tx);
  } catch (error) {
    if (ambient.tx) await ambient.undo(error);
    throw error;
  }
}

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (cause: unknown) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
