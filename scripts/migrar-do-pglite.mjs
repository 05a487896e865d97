// npm run migrar-do-pglite [-- --simular]: moves, once, what a release until 0.1 wrote under DATA_DIR into the product's own
// PostgreSQL or DATABASE_URL's.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './steps/command.mjs';
import { main, requireNode, run } from './steps/shell.mjs';

/** The engine of that release, downloaded for this run and removed with it. */
const ENGINE = '@electric-sql/pglite@0.5.16';

main(async () => {
  requireNode();
  const folder = mkdtempSync(join(tmpdir(), 'alipen-motor-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  await run('npm', ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', ENGINE], {
    quiet: true,
  });
  const engine = join(folder, 'node_modules', '@electric-sql', 'pglite');
  await runCommand('migrar-do-pglite', [...process.argv.slice(2), '--motor', engine]);
});
