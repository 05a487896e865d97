// Screens that stay open: each holds one event stream through the day; the changes it hears are counted.
import { connect } from 'node:net';

const TOGETHER = 50;

/** Opens a stream for each token; `heard()` returns the changes so far, `close()` ends them. */
export async function openStreams(base, tokens, entry) {
  const { hostname, port } = new URL(base);
  const streams = [];
  let changes = 0;
  const open = token =>
    new Promise(resolve => {
      const began = performance.now();
      const socket = connect(Number(port), hostname);
      let answered = false;
      socket.on('error', resolve);
      socket.on('close', resolve);
      socket.on('data', bytes => {
        const text = bytes.toString('latin1');
        if (!answered) {
          answered = true;
          if (text.startsWith('HTTP/1.1 200')) entry.times.push(performance.now() - began);
          else {
            const status = text.slice(9, 12);
            entry.problems.set(status, (entry.problems.get(status) ?? 0) + 1);
            entry.refused += 1;
          }
          resolve();
        }
        changes += text.split('event: mudanca').length - 1;
      });
      socket.write(
        `GET /api/ms-alipen/ao-vivo HTTP/1.1\r\nhost: ${hostname}:${port}\r\nauthorization: Bearer ${token}\r\naccept: text/event-stream\r\n\r\n`,
      );
      streams.push(socket);
    });
  for (let n = 0; n < tokens.length; n += TOGETHER) await Promise.all(tokens.slice(n, n + TOGETHER).map(open));
  return {
    heard: () => changes,
    open: () => streams.filter(socket => !socket.destroyed).length,
    close: () => {
      for (const socket of streams) socket.destroy();
    },
  };
}
