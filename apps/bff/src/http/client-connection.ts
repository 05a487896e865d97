import type { Socket } from 'node:net';
import { Underway } from './underway.ts';

const watched = new WeakMap<Socket, Underway>();

function callsOf(socket: Socket): Underway {
  const known = watched.get(socket);
  if (known) return known;
  const calls = new Underway();
  watched.set(socket, calls);
  socket.once('close', () => calls.endAll());
  return calls;
}

/**
 * Calls `gone` when the client's connection closes. A response's own `close` is not enough: it never comes for a pipelined request
 * waiting behind others on a dead connection, and its upstream socket would stay taken.
 */
export function watchConnection(socket: Socket, gone: () => void): void {
  if (socket.destroyed) gone();
  else callsOf(socket).add(gone);
}

export function unwatchConnection(socket: Socket, gone: () => void): void {
  watched.get(socket)?.remove(gone);
}

/** Runs work that ends when its caller leaves: `gone` is aborted then, and whatever it holds is closed. */
export async function whileConnected<T>(socket: Socket, work: (gone: AbortSignal) => Promise<T>): Promise<T> {
  const leaving = new AbortController();
  const gone = (): void => leaving.abort();
  watchConnection(socket, gone);
  try {
    return await work(leaving.signal);
  } finally {
    unwatchConnection(socket, gone);
  }
}
