import { appendFileSync } from 'node:fs';

/** `npm run test:faults` runs whole lengths and judges figures; `npm test` runs the same for seconds and judges only what happened. */
const FULL = process.env.FAULTS === 'full';

export const full = <T, U = T>(whole: T, smoke: U): T | U => (FULL ? whole : smoke);

const SECOND = 1_000;
/** Length of the long runs: ten minutes unless FAULTS_MINUTES says otherwise, four seconds in the smoke tier. */
export const LONG_MS = full(Number(process.env.FAULTS_MINUTES || 10) * 60 * SECOND, 4 * SECOND);

/** Prints a figure. It is judged in the full tier only, as the smoke tier runs on machines that are busy with something else. */
export function figure(name: string, value: number, limit: number, unit: string): void {
  const verdict = FULL ? `${value <= limit ? 'PASS' : 'FAIL'}  ` : '';
  const line = `${verdict}${name}: ${value.toFixed(2)} ${unit} (≤ ${limit} ${unit}${FULL ? '' : ', not judged here'})`;
  process.stderr.write(`      ${line}\n`);
  if (process.env.FAULTS_REPORT) appendFileSync(process.env.FAULTS_REPORT, `${line}\n`);
  if (FULL) expect(value).toBeLessThanOrEqual(limit);
}
