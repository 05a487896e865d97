// From `git clone` to ready by `npm start`, as a person has it, and the same again; what everything it runs keeps in memory. The package
// cache is the machine's own: where it is cold, the first figure is the network's.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { report, verdict } from './figures.mjs';
import { freePort } from './process.mjs';

const GOALS = { first: 25, again: 3, megabytes: 400 };
const SETTLE_MS = 15_000;
const READY = /Pronto em (?<seconds>[\d.]+) s/;
const MEGABYTE_KB = 1_024;

const childrenOf = pid =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
const family = pid => [pid, ...childrenOf(pid).flatMap(family)];

/** Proportional set size: a page that several share is counted once. */
const megabytesOf = pid =>
  family(pid).reduce((sum, each) => {
    const rollup = readFileSync(`/proc/${each}/smaps_rollup`, 'utf8');
    return sum + Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
  }, 0) / MEGABYTE_KB;

async function started(folder) {
  const ports = { PORT: await freePort(), GOVERNMENT_API_PORT: await freePort(), MANAGEMENT_PORT: await freePort() };
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])) },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = new Promise(resolve => child.once('exit', resolve));
  for await (const line of createInterface({ input: child.stdout })) {
    const seconds = READY.exec(line)?.groups?.seconds;
    if (!seconds) continue;
    await wait(SETTLE_MS);
    const megabytes = megabytesOf(child.pid);
    process.kill(-child.pid, 'SIGINT');
    await ended;
    return { seconds: Number(seconds), megabytes };
  }
  throw new Error('npm start ended before it was ready');
}

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'alipen-partida-'));
try {
  execFileSync('git', ['clone', '--quiet', root, folder]);
  const first = await started(folder);
  const again = await started(folder);
  const row = (figura, medida, unit, meta) => ({
    figura,
    medida: `${medida.toFixed(unit === 's' ? 1 : 0)} ${unit}`,
    meta: `≤ ${meta} ${unit}`,
    resultado: verdict(medida <= meta),
  });
  report('partida', { title: 'npm start' }, [
    row('clone limpo, até atender', first.seconds, 's', GOALS.first),
    row('outra vez, até atender', again.seconds, 's', GOALS.again),
    row('memória de tudo, depois da primeira', first.megabytes, 'MB', GOALS.megabytes),
    row('memória de tudo, depois da segunda', again.megabytes, 'MB', GOALS.megabytes),
  ]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
