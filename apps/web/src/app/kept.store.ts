import type { DBSchema } from 'idb';
import { deviceBase } from './device.base.ts';
import { ProblemError } from './problem.error.ts';
import { noteServerAhead, serverAhead, serverNow } from './server-clock.ts';

// What was last read, for when there is no network: of one person at a time, gone with the session. What was typed or
// photographed is the outbox's, and stays.

interface Kept<T = unknown> {
  value: T;
  at: string;
  /** The server's clock less this device's. */
  ahead: number;
}

interface Base extends DBSchema {
  kept: { key: string; value: Kept };
}

const opened = deviceBase<Base>('alipen-lido', 1, ['kept']);

/** Without storage the screens work all the same, with network. */
export async function keep(name: string, value: unknown): Promise<void> {
  const row = { value, at: new Date(serverNow()).toISOString(), ahead: serverAhead() };
  await opened()
    .then(db => db.put('kept', row, name))
    .catch(() => undefined);
}

/** The last one kept. No answer has told the server's hour since this page opened: the last difference known stands. */
export async function readKept<T>(name: string): Promise<Kept<T> | undefined> {
  const row = await opened()
    .then(db => db.get('kept', name))
    .catch(() => undefined);
  if (row && serverAhead() === 0) noteServerAhead(row.ahead);
  return row as Kept<T> | undefined;
}

/** No answer arrived: a refusal is an answer, and a reading given up is not a failure. */
export const unanswered = (error: unknown) => error instanceof ProblemError && error.status === 0;

/** The person left, or another came: nothing read for one is shown to the other. */
export const forgetKept = () =>
  opened()
    .then(db => db.clear('kept'))
    .catch(() => undefined);

/** `keptAt` is null when the server answered; else from when the answer is. */
export interface Reading<T> {
  value: T;
  keptAt: string | null;
}

/** Reads and keeps; where no answer arrives, the last one kept. `name` holds whatever the answer depends on. */
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
