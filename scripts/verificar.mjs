// npm run verificar [-- --json]: this installation, check by check, each with the next thing to type.
// npm run verificar -- cadeia [--lotacao ID] [--ano AAAA]: the chain of closed maps.
import { spawnSync } from 'node:child_process';
import { build, install } from './steps/prepare.mjs';
import { at, main, requireNode } from './steps/shell.mjs';

const args = process.argv.slice(2);
const json = args[0] === '--json';
const whole = args.length === 0 || json;
const env = {
  ...process.env,
  DATA_DIR: process.env.DATA_DIR || at('.data'),
  LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
};

function ask(room) {
  const program = ['--enable-source-maps', at(`apps/${room}/dist/verificar.comando.js`), ...args];
  const stdio = ['ignore', json ? 'pipe' : 'inherit', 'inherit'];
  const { status, stdout } = spawnSync(process.execPath, program, { env, stdio, encoding: 'utf8' });
  return { status, said: json ? JSON.parse(stdout || '{"conferencias":[],"estado":"falha"}') : undefined };
}

main(async () => {
  requireNode();
  // What install and build print would not be JSON.
  const say = console.log;
  if (json) console.log = console.error;
  await install();
  await build();
  // With an agency's own government API there is no database of ours.
  const ours = !process.env.GOVERNMENT_API_URL;
  const rooms = whole ? [...(ours ? ['government-api'] : []), 'bff'] : ['government-api'];
  const answers = rooms.map(ask);
  if (json) {
    const conferencias = answers.flatMap(({ said }) => said.conferencias);
    const estado = ['falha', 'atencao'].find(each => answers.some(({ said }) => said.estado === each)) ?? 'ok';
    say(JSON.stringify({ estado, conferencias }, null, 2));
  }
  process.exit(Math.max(...answers.map(({ status }) => status ?? 1)));
});
