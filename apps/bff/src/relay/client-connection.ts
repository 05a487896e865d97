import type { Socket } from 'node:net';

const watched = new WeakMap<Socket, Set<() => void>>();

function callsOf(socket: Socket): Set<() => void> {
  const known = watched.get(socket);
  if (known) return known;
  const calls = new Set<() => void>();
  watched.set(socket, calls);
  socket.once('close', () => {
    for (const gone of [...calls]) gone();
  });
  return calls;
}

/**
 * Tells a call when its client's connection closes. A response's own `close` is not enough: that of a pipelined request,
 * waiting behind others on a dead connection, never comes, and its upstream socket would stay taken.
 */
export function watchConnection(socket: Socket, gone: () => void): void {
  if (socket.destroyed) gone();
  else callsOf(socket).add(gone);
}

export function unwatchConnection(socket: Socket, gone: () => void): void {
  watched.get(socket)?.delete(gone);
}
