import type { DBSchema } from 'idb';
import { ProblemError } from '../base/problem.error.ts';
import { noteServerAhead, serverAhead, serverNow } from '../base/server-clock.ts';
import { deviceBase } from './device.base.ts';

// The last answers read, for when there is no network. They belong to one person at a time and go with the session; typed or
// photographed work is the outbox's, and stays.

interface Kept<T = unknown> {
  value: T;
  at: string;
  /** The server's clock minus this device's, in ms. */
  ahead: number;
}

interface Base extends DBSchema {
  kept: { key: string; value: Kept };
}

const opened = deviceBase<Base>('alipen-lido', 1, ['kept']);

/** A device without storage is no error: the screens still work with network. */
export async function keep(name: string, value: unknown): Promise<void> {
  const row = { value, at: new Date(serverNow()).toISOString(), ahead: serverAhead() };
  await opened()
    .then(db => db.put('kept', row, name))
    .catch(() => undefined);
}

/** Also restores the last known clock difference when no answer has told the server's time since this page opened. */
export async function readKept<T>(name: string): Promise<Kept<T> | undefined> {
  const row = await opened()
    .then(db => db.get('kept', name))
    .catch(() => undefined);
  if (row && serverAhead() === 0) noteServerAhead(row.ahead);
  return row as Kept<T> | undefined;
}

/** No answer arrived. A refusal is an answer, and an aborted reading is not a failure. */
export const unanswered = (error: unknown) => error instanceof ProblemError && error.status === 0;

/** Runs when the person leaves or another comes: nothing read for one is shown to the other. */
export const forgetKept = () =>
  opened()
    .then(db => db.clear('kept'))
    .catch(() => undefined);

/** `keptAt` is null when the server answered; otherwise it is the time of the kept answer. */
export interface Reading<T> {
  value: T;
  keptAt: string | null;
}

/** Reads and keeps the answer; when none arrives, gives the last one kept. `name` must hold whatever the answer depends on. */
export async function readOrKept<T>(name: string, read: () => Promise<T>): Promise<Reading<T>> {
  try {
    const value = await read();
    await keep(name, value);
    return { value, keptAt: null };
  } catch (error) {
    const row = unanswered(error) ? await readKept<T>(name) : undefined;
    if (!row) throw error;
    return { value: row.value, keptAt: row.at };
  }
}
