// Units of the journey: the real list where it is at hand, else a small one of our own.
import { existsSync, readFileSync } from 'node:fs';
import { at } from '../steps/shell.mjs';

const REAL = at('../shared/data/unidades-prisionais-2020-06.csv');
const OURS = at('scripts/jornada/unidades-exemplo.csv');

/** One record per line: neither list has a line break inside a field. */
export function readUnits({ file, most }) {
  const path = file ?? (existsSync(REAL) ? REAL : OURS);
  const [header, ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
  return { path, csv: [header, ...lines.slice(0, most)].join('\n'), units: Math.min(lines.length, most) };
}

/** The nth CPF of an invented series, with right check digits. */
export function inventedCpf(n) {
  const digits = String(700_000_000 + n * 7)
    .split('')
    .map(Number);
  for (const weight of [10, 11]) {
    const sum = digits.reduce((total, digit, index) => total + digit * (weight - index), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join('');
}
