// A network line that can be cut: every connection through it dies at once, whatever was half-way in either direction.
import { connect, createServer } from 'node:net';

/** Listens on `from` and leads to `to`. `carried()` counts the bytes that went up. */
export async function openLine(from, to) {
  const open = new Set();
  let up = true;
  let bytes = 0;
  const server = createServer(near => {
    if (!up) return near.destroy();
    const far = connect(to, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      open.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
    near.on('data', piece => {
      bytes += piece.length;
    });
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise(resolve => server.listen(from, '127.0.0.1', resolve));
  const cut = () => {
    up = false;
    for (const socket of open) socket.destroy();
  };
  return {
    carried: () => bytes,
    cut,
    mend: () => {
      up = true;
    },
    close: () => {
      cut();
      return new Promise(resolve => server.close(resolve));
    },
  };
}
