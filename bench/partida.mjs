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
import { freePort, signIn } from './process.mjs';

const GOALS = { first: 25, again: 3, megabytes: 400, billings: 120 };
const STATES = ['ABERTA', 'ENVIADA', 'CORRECAO_SOLICITADA', 'CORRIGIDA', 'APROVADA', 'ATESTADA'];
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

/** Seconds after it was ready until its billings show each of the states, looked at every second; none of them is opened by a person. */
async function billingsLive(base, ready) {
  const headers = await signIn(base);
  for (;;) {
    const answer = await fetch(`${base}/api/ms-alipen/medicoes`, { headers });
    const seen = new Set((await answer.json()).itens.map(({ situacao }) => situacao));
    if (STATES.every(state => seen.has(state))) return (performance.now() - ready) / 1_000;
    await wait(1_000);
  }
}

async function started(folder, afterwards) {
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
    const ready = performance.now();
    await wait(SETTLE_MS);
    const megabytes = megabytesOf(child.pid);
    const lives = await afterwards?.(`http://127.0.0.1:${ports.PORT}`, ready);
    process.kill(-child.pid, 'SIGINT');
    await ended;
    return { seconds: Number(seconds), megabytes, lives };
  }
  throw new Error('npm start ended before it was ready');
}

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'alipen-partida-'));
try {
  execFileSync('git', ['clone', '--quiet', root, folder]);
  const first = await started(folder, billingsLive);
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
    row('da demonstração, até haver uma medição em cada estado', first.lives, 's', GOALS.billings),
    row('memória de tudo, depois da primeira', first.megabytes, 'MB', GOALS.megabytes),
    row('memória de tudo, depois da segunda', again.megabytes, 'MB', GOALS.megabytes),
  ]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
