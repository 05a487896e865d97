import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { BFF_MEMORY, MEMORY } from '../scripts/steps/memory.mjs';

/** Enough for a cold start on a busy machine, with migrations and the demonstration. */
const START_LIMIT_MS = 120_000;

/** Calls are counted but none is refused: a benchmark is one person who makes them all. */
export const UNREFUSED = {
  PERSON_CALLS: '1000000',
  INTEGRATOR_CALLS: '1000000',
  ADDRESS_CALLS: '1000000',
  SHED_DELAY_MS: '60000',
  SHED_IN_FLIGHT: '100000',
};

const at = path => fileURLToPath(new URL(path, import.meta.url));

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Starts a server and resolves with its address when `probe` answers; `given` is the port where PORT does not set it. */
export async function startServer(entry, probe, env = {}, given = undefined) {
  const port = given ?? (await freePort());
  const child = spawn(process.execPath, [...(process.env.BENCH_NODE_OPTIONS?.split(' ') ?? []), at(entry)], {
    env: {
      ...(entry.includes('/bff/') ? BFF_MEMORY : MEMORY),
      ...UNREFUSED,
      ...process.env,
      NODE_ENV: 'benchmark',
      DRAIN_SECONDS: '0',
      ...env,
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const base = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`${entry} stopped while starting`);
    const answer = await fetch(base + probe).catch(() => undefined);
    if (answer?.ok) return { base, pid: child.pid, ended: once(child, 'exit'), stop: () => child.kill('SIGTERM') };
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`${entry} did not answer ${probe} within ${START_LIMIT_MS / 1000} s`);
}

export const startBff = async api =>
  startServer('../apps/bff/dist/main.js', '/health/ready', {
    GOVERNMENT_API_URL: api,
    MANAGEMENT_PORT: String(await freePort()),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
  });

/** The headers of a session of the demonstration's manager, by cookie. */
export async function signIn(base) {
  const answer = await fetch(`${base}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf': '1', origin: base },
    body: JSON.stringify({ cpf: '111.444.777-35', senha: 'demonstracao' }),
  });
  if (!answer.ok) throw new Error(`the BFF refused the sign-in: ${answer.status} ${await answer.text()}`);
  return { cookie: answer.headers.getSetCookie()[0].split(';')[0], 'x-csrf': '1' };
}

const TICK_MICROSECONDS = 10_000;

/** CPU time a process has used: what a call costs even on a busy machine. Undefined where there is no /proc. */
export function cpuMicroseconds(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MICROSECONDS;
  } catch {
    return undefined;
  }
}
