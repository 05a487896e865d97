// npm run test:topologia [-- NAME…]: several of each server on one PostgreSQL and one Valkey, behind HAProxy, while each of them
// fails; migrations, restores and two versions at once. A quarter of an hour. Loads stay on loopback; every service is the run's own.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, install } from './steps/prepare.mjs';
import { missingPrograms } from './steps/programs.mjs';
import { at, main, requireNode, run, StepFailed } from './steps/shell.mjs';

const FLAGS = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

main(async () => {
  requireNode();
  const missing = missingPrograms();
  if (missing.length)
    throw new StepFailed(
      `Not here: ${missing.join(', ')}. The topology tests start their own; install with your system's packages and try again.`,
    );
  await install();
  await build();
  const folder = mkdtempSync(join(tmpdir(), 'alipen-topologia-'));
  const report = join(folder, 'figuras');
  const names = process.argv.slice(2);
  const chosen = names.length ? ['--testPathPatterns', names.join('|')] : [];
  try {
    // One at a time, because figures want the machine for themselves.
    await run(
      process.execPath,
      [
        ...FLAGS,
        at('node_modules/jest/bin/jest.js'),
        '--selectProjects',
        'topologia',
        '--runInBand',
        '--ci',
        ...chosen,
      ],
      { env: { NODE_ENV: 'test', FAULTS: 'full', FAULTS_REPORT: report } },
    );
  } finally {
    if (existsSync(report)) console.log(`\n${readFileSync(report, 'utf8')}`);
    rmSync(folder, { recursive: true, force: true });
  }
});
