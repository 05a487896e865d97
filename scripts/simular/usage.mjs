// Processor time and memory of each process during the day, read from /proc.
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { cpuMicroseconds } from '../../bench/process.mjs';

const EVERY_MS = 1_000;

function kilobytes(pid, field) {
  try {
    return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/**
 * `servers`: `[{ name, pid }]`; `sessions()` resolves to the process ids of the database's sessions, where they are on this
 * machine.
 */
export function watchUsage(servers, sessions) {
  const own = new Map();
  const peaks = Object.fromEntries([...servers.map(({ name }) => [name, 0]), ['PostgreSQL', 0]]);
  const loads = [];
  async function look() {
    loads.push(loadavg()[0]);
    for (const { name, pid } of servers) peaks[name] = Math.max(peaks[name], kilobytes(pid, 'VmHWM') / 1024);
    // A session that has ended keeps the figure last seen.
    const pids = await sessions().catch(() => []);
    for (const pid of pids) own.set(pid, cpuMicroseconds(pid) ?? own.get(pid) ?? 0);
    const anonymous = pids.reduce((sum, pid) => sum + kilobytes(pid, 'RssAnon'), 0);
    peaks.PostgreSQL = Math.max(peaks.PostgreSQL, anonymous / 1024);
  }
  let stopped = false;
  const looking = (async () => {
    while (!stopped) {
      await look();
      await new Promise(resolve => setTimeout(resolve, EVERY_MS));
    }
  })();
  /** Processor seconds so far, by process; the load generator's own last. */
  const cpu = async () => {
    await look();
    const { user, system } = process.cpuUsage();
    return {
      ...Object.fromEntries(servers.map(({ name, pid }) => [name, (cpuMicroseconds(pid) ?? 0) / 1e6])),
      PostgreSQL: [...own.values()].reduce((sum, used) => sum + used, 0) / 1e6,
      carga: (user + system) / 1e6,
    };
  };
  const stop = async () => {
    stopped = true;
    await looking;
    return { peaks, load: { mean: loads.reduce((sum, one) => sum + one, 0) / loads.length, most: Math.max(...loads) } };
  };
  return { cpu, stop };
}

export const difference = (after, before) =>
  Object.fromEntries(Object.entries(after).map(([name, seconds]) => [name, seconds - (before[name] ?? 0)]));
