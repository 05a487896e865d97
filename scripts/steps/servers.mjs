// The product's processes: the government API (unless an agency's own is used) and the BFF, which also serves the web.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { OWN_MACHINE_BFF_MEMORY, OWN_MACHINE_MEMORY } from './memory.mjs';
import { at, StepFailed } from './shell.mjs';

const HOST = () => process.env.HOST || '127.0.0.1';

function portIsFree(port, host) {
  return new Promise(resolve => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

async function requireFreePort(variable, port, host) {
  if (await portIsFree(port, host)) return;
  throw new StepFailed(
    `Port ${port} is in use, so ${variable} cannot be ${port}. Stop what uses it, or choose another: ${variable}=${port + 10} npm start`,
  );
}

export function settings(env = process.env) {
  const port = Number(env.PORT || 3000);
  const governmentPort = Number(env.GOVERNMENT_API_PORT || 3001);
  return {
    host: HOST(),
    port,
    governmentPort,
    managementPort: Number(env.MANAGEMENT_PORT || port + 1000),
    ours: !env.GOVERNMENT_API_URL,
    governmentUrl: env.GOVERNMENT_API_URL || `http://127.0.0.1:${governmentPort}`,
    dataDir: env.DATA_DIR || at('.data'),
    publicOrigin: env.PUBLIC_ORIGIN || `http://${HOST()}:${port}`,
  };
}

/** The gateway delivers its access events with this secret; it is made once and kept beside the data. */
function gatewaySecret(dataDir) {
  if (process.env.GATEWAY_SECRET) return process.env.GATEWAY_SECRET;
  const file = join(dataDir, 'gateway.secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}

function start(name, entry, env, { memory = OWN_MACHINE_MEMORY, output }) {
  const child = spawn(process.execPath, ['--enable-source-maps', at(entry)], {
    cwd: at(),
    env: { ...memory, ...process.env, ...env },
    // Ctrl+C must reach only this process, which stops them in order; the channel closes when it dies in any other way.
    detached: true,
    stdio: ['ignore', output ? 'pipe' : 'inherit', output ? 'pipe' : 'inherit', 'ipc'],
  });
  // Whole lines, so that those of two processes never mix.
  for (const input of [child.stdout, child.stderr])
    input && createInterface({ input }).on('line', line => output(`${line}\n`));
  return {
    name,
    child,
    ended: new Promise(resolve => child.once('exit', (code, signal) => resolve({ name, code, signal }))),
  };
}

async function ready(url, running) {
  const deadline = Date.now() + 120_000;
  for (;;) {
    const ended = await Promise.race([running.ended, new Promise(resolve => setTimeout(resolve, 40))]);
    if (ended)
      throw new StepFailed(
        `${running.name} stopped while starting (${ended.signal ?? ended.code}). What it said stands above.`,
      );
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() > deadline) throw new StepFailed(`${running.name} did not become ready within 120 s at ${url}.`);
  }
}

/** Nobody stands in front of what a program of ours starts for itself: it ends at once. */
const AT_ONCE = { DRAIN_SECONDS: '0' };

/**
 * Starts what is needed and waits until it answers. `stop()` resolves when every process has ended; `signal` stops them too, also
 * while they are still starting, by the signal that its reason names. `output` receives what they write, in place of this terminal.
 */
export async function startServers(env = {}, { signal, output } = {}) {
  const s = settings({ ...process.env, ...env });
  await requireFreePort('PORT', s.port, s.host);
  await requireFreePort('MANAGEMENT_PORT', s.managementPort, s.host);
  if (s.ours) await requireFreePort('GOVERNMENT_API_PORT', s.governmentPort, '127.0.0.1');
  const secret = s.ours ? { GATEWAY_SECRET: gatewaySecret(s.dataDir) } : {};
  const quiet = { LOG_LEVEL: process.env.LOG_LEVEL || 'warn' };
  const running = [];
  let stopping;
  // The gateway first: whom it still serves needs the government API. A second signal would end a process at once.
  const stop = (how = 'SIGTERM') => {
    if (running.length === 0) return;
    stopping ??= running.toReversed().reduce(async (before, { child, ended }) => {
      await before;
      child.kill(how);
      await ended;
    }, undefined);
    return stopping;
  };
  const kill = () => {
    for (const { child } of running) child.kill('SIGKILL');
    return Promise.all(running.map(r => r.ended));
  };
  signal?.addEventListener('abort', () => stop(signal.reason));
  try {
    signal?.throwIfAborted();
    if (s.ours) {
      running.push(
        start(
          'government-api',
          'apps/government-api/dist/main.js',
          {
            ...quiet,
            ...secret,
            ...env,
            ...AT_ONCE,
            HOST: '127.0.0.1',
            GOVERNMENT_API_PORT: String(s.governmentPort),
            DATA_DIR: s.dataDir,
            // The codes printed on maps lead to the web client.
            PUBLIC_ORIGIN: s.publicOrigin,
          },
          { output },
        ),
      );
    }
    running.push(
      start(
        'bff',
        'apps/bff/dist/main.js',
        {
          ...quiet,
          ...secret,
          ...AT_ONCE,
          ...env,
          PORT: String(s.port),
          HOST: s.host,
          MANAGEMENT_PORT: String(s.managementPort),
          GOVERNMENT_API_URL: s.governmentUrl,
        },
        { memory: OWN_MACHINE_BFF_MEMORY, output },
      ),
    );
    const base = `http://${s.host === '0.0.0.0' ? '127.0.0.1' : s.host}:${s.port}`;
    if (s.ours) await ready(`${s.governmentUrl}/health/ready`, running[0]);
    await ready(`${base}/health/ready`, running.at(-1));
    const processes = running.map(({ name, child }) => ({ name, pid: child.pid }));
    return {
      settings: s,
      base,
      stop: () => stop(),
      processes,
      kill,
      ended: Promise.race(running.map(r => r.ended)),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
