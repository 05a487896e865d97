// What a bench measured: shown as a table, judged by its own goals and, with MEDIDAS=1, kept for `npm run medidas`.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

const at = path => fileURLToPath(new URL(`../${path}`, import.meta.url));

const PASS = 'PASS';
const FAIL = 'FAIL';

/** The word of a row's `resultado`, where it has a goal. */
export const verdict = passed => (passed ? PASS : FAIL);

export const quantile = (values, q) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))];

/** The machine's day: a journey, which counts clicks, stands at another. */
const today = () =>
  execFileSync(process.execPath, ['-p', 'new Date().toISOString().slice(0, 10)'], { encoding: 'utf8' }).trim();

const commit = () => execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: at('.'), encoding: 'utf8' }).trim();

function machine() {
  const [{ model }] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${model.trim()}, ${gigabytes} GB, Node ${process.versions.node}`;
}

/**
 * Ends a measurement. `rows` are what was read, a column a property; a row whose `resultado` is FAIL makes the bench fail. `name` is the
 * file's in docs/medidas, so a bench with two tables gives two names.
 */
export function report(name, { title, command = `node bench/${name}.mjs`, conditions = '' }, rows) {
  console.log(
    `${title}; carga ${loadavg()[0].toFixed(1)} em ${cpus().length} núcleos${conditions && `; ${conditions}`}`,
  );
  console.table(rows);
  if (rows.some(({ resultado }) => resultado === FAIL)) process.exitCode = 1;
  if (!process.env.MEDIDAS) return;
  const kept = {
    title,
    command,
    conditions,
    date: today(),
    commit: commit(),
    machine: machine(),
    load: loadavg()[0].toFixed(1),
    rows,
  };
  mkdirSync(at('docs/medidas'), { recursive: true });
  writeFileSync(at(`docs/medidas/${name}.json`), `${JSON.stringify(kept, null, 2)}\n`);
}
