// npm run verificar -- cadeia [--lotacao ID] [--ano AAAA]
import { build, install } from './steps/prepare.mjs';
import { at, main, requireNode, run } from './steps/shell.mjs';

main(async () => {
  requireNode();
  await install();
  await build();
  const comando = at('apps/government-api/dist/verificar.comando.js');
  const env = { DATA_DIR: process.env.DATA_DIR || at('.data'), LOG_LEVEL: process.env.LOG_LEVEL || 'warn' };
  // It has said where the chain breaks.
  await run(process.execPath, ['--enable-source-maps', comando, ...process.argv.slice(2)], { env }).catch(() =>
    process.exit(1),
  );
});
