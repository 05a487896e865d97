// npm run importar -- unidades FILE.csv [--simular] [--contrato NUMERO]
import { resolve } from 'node:path';
import { build, install } from './steps/prepare.mjs';
import { at, main, requireNode, run } from './steps/shell.mjs';

main(async () => {
  requireNode();
  await install();
  await build();
  // npm runs this from the root, but the person's paths start at the folder they typed it in.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  const args = process.argv.slice(2).map(arg => (/\.csv$/i.test(arg) ? resolve(cwd, arg) : arg));
  await run(
    process.execPath,
    ['--enable-source-maps', at('apps/government-api/dist/importar.comando.js'), ...args],
    {
      env: { DATA_DIR: process.env.DATA_DIR || at('.data'), LOG_LEVEL: process.env.LOG_LEVEL || 'warn' },
    },
    // The command has said what was wrong.
  ).catch(() => process.exit(1));
});
