// Ends a run that waits for a file that will never end, and says which one and what its worker is at. Jest gives each test its time,
// but waits without limit for a file that computes for ever, and for one that was handed to a worker as it died.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = join(import.meta.dirname, '../..');
/** More than any test of ours gives itself, which is more where more histories are asked for. */
const SILENCE_MS = 1_200_000 * Math.max(1, Number(process.env.PROFUNDIDADE ?? 1));
const LOOK_MS = 15_000;
const ANSWER_MS = 2_000;

export default class StuckReporter {
  #heard = new Map();
  #silence;
  #look;

  constructor(_config, { silenceMs = SILENCE_MS } = {}) {
    this.#silence = silenceMs;
  }

  onRunStart() {
    this.#look = setInterval(() => this.#endIfStuck(), Math.min(LOOK_MS, this.#silence)).unref();
  }

  onTestFileStart({ path }) {
    this.#hear(path, 'nothing, since it was handed to a worker');
  }

  onTestCaseStart({ path }, { fullName, title }) {
    this.#hear(path, `the start of "${fullName ?? title}"`);
  }

  onTestCaseResult({ path }, { fullName }) {
    this.#hear(path, `the end of "${fullName}"`);
  }

  onTestFileResult({ path }) {
    this.#heard.delete(relative(root, path));
  }

  onRunComplete() {
    clearInterval(this.#look);
  }

  #hear(path, what) {
    this.#heard.set(relative(root, path), { what, at: performance.now() });
  }

  async #endIfStuck() {
    const since = performance.now() - this.#silence;
    const stuck = [...this.#heard].filter(([, { at }]) => at < since);
    if (!stuck.length) return;
    clearInterval(this.#look);
    for (const [path, { what }] of stuck)
      console.error(`\nFAIL ${path}: silent for ${this.#silence / 1000} s. Last heard: ${what}.`);
    const workers = workersOf(process.pid);
    console.error(`${workers.length} workers live.`);
    // One after the other, as each opens the debugger's one port.
    for (const pid of workers) {
      console.error(`\nworker ${pid} is at\n${await whereIs(pid)}`);
      kill(pid);
    }
    process.exit(1);
  }
}

/** When the last that works is killed, Jest goes on, and ends idle ones itself. */
function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {}
}

/** Its stack, by Node's own debugger: it also halts what never comes back to the event loop. */
async function whereIs(pid) {
  const debug = spawn(process.execPath, ['inspect', '-p', pid], { stdio: ['pipe', 'pipe', 'ignore'] });
  let said = '';
  debug.stdout.on('data', chunk => (said += chunk));
  for (const command of ['pause', 'bt', '.exit']) {
    await wait(ANSWER_MS);
    debug.stdin.write(`${command}\n`);
  }
  await wait(ANSWER_MS);
  debug.kill('SIGKILL');
  return said;
}

/** None where there is no /proc. */
function workersOf(pid) {
  const read = (...parts) => readFileSync(join('/proc', ...parts.map(String)), 'utf8');
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap(task => read(pid, 'task', task, 'children').split(' '));
    return children.filter(child => child && read(child, 'cmdline').includes('processChild')).map(Number);
  } catch {
    return [];
  }
}
