// Each worker has its own range of ports, below those that the system gives to outgoing connections.
import { createServer } from 'node:net';

const FIRST = 20_000;
const A_WORKER = 400;
const worker = Number(process.env.JEST_WORKER_ID ?? 1);
// Begins elsewhere in each process, and far from the one started just before: two trees tested at once do not reach for the same one in
// the same instant.
let given = (process.pid * 149) % A_WORKER;

const isFree = port =>
  new Promise(resolve => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A port that is free now and was given to nobody else in this run; one comes again only after all others. */
export async function freePort() {
  for (let tried = 0; tried < A_WORKER; tried += 1) {
    const port = FIRST + worker * A_WORKER + (given++ % A_WORKER);
    if (await isFree(port)) return port;
  }
  throw new Error(`no port is free from ${FIRST + worker * A_WORKER} on`);
}
