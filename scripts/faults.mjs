// npm run test:faults [-- NAME…]: what the gateway promises while everything around it fails, at full length and judged. Half an hour.
// FAULTS_MINUTES (10) sets the length of the long runs. Loads stay on loopback; PostgreSQL and Valkey are the run's own.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, install } from './steps/prepare.mjs';
import { at, bin, main, requireNode, run } from './steps/shell.mjs';

const FLAGS = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
const JEST = at('node_modules/jest/bin/jest.js');

main(async () => {
  requireNode();
  await install();
  await build();
  const folder = mkdtempSync(join(tmpdir(), 'alipen-falhas-'));
  const report = join(folder, 'figuras');
  const names = process.argv.slice(2);
  const chosen = names.length
    ? ['--testPathPatterns', names.join('|')]
    : ['--testPathPatterns', 'fault.ts$', 'falhas.http'];
  const env = { NODE_ENV: 'test', FAULTS: 'full', FAULTS_REPORT: report };
  try {
    // One at a time, because figures want the machine for themselves.
    await run(
      process.execPath,
      [...FLAGS, JEST, '--selectProjects', 'faults', 'bff', '--runInBand', '--ci', ...chosen],
      { env },
    );
    if (!names.length) await bin('bench/run.mjs', []);
  } finally {
    if (existsSync(report)) console.log(`\n${readFileSync(report, 'utf8')}`);
    rmSync(folder, { recursive: true, force: true });
  }
});
