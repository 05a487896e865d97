// npm run simular -- --unidades N [--arquivo FILE.csv] [--duracao 10m] [--base URL]: a whole day of N units in minutes, on servers of
// its own; with --base, the part of it that a running product on this machine can take.
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { build, install } from './steps/prepare.mjs';
import { main, requireNode, StepFailed } from './steps/shell.mjs';

const { values } = parseArgs({
  options: {
    unidades: { type: 'string', default: '36' },
    arquivo: { type: 'string' },
    duracao: { type: 'string', default: '10m' },
    base: { type: 'string' },
  },
});

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|localhost|\[::1\])$/;
const MOST_UNITS = 20_000;
const UNITS_OF_TIME = { s: 1_000, m: 60_000, h: 3_600_000 };

function wholeNumber(text) {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= MOST_UNITS) return number;
  throw new StepFailed(`--unidades ${text} is no number from 1 to ${MOST_UNITS}. Type, say, --unidades 1444.`);
}

function length(text) {
  const [, number, unit] = /^(\d+)([smh])$/.exec(text) ?? [];
  const milliseconds = Number(number) * UNITS_OF_TIME[unit];
  if (milliseconds >= 30_000 && milliseconds <= 4 * UNITS_OF_TIME.h) return milliseconds;
  throw new StepFailed(`--duracao ${text} is no length from 30s to 4h. Type, say, --duracao 10m.`);
}

/** The load must never leave this machine. */
function loopback(text) {
  if (text === undefined || (URL.canParse(text) && LOOPBACK.test(new URL(text).hostname))) return text;
  throw new StepFailed(
    `--base ${text} is not on this machine. Type an address of loopback, such as --base http://127.0.0.1:3000.`,
  );
}

main(async () => {
  requireNode();
  const wanted = {
    units: wholeNumber(values.unidades),
    milliseconds: length(values.duracao),
    base: loopback(values.base),
    file: values.arquivo,
  };
  await install();
  await build();
  // Imported after the build: it reads the gateway's table of deadlines, which a clean clone has not built yet.
  const { simulate } = await import('./simular/simulate.mjs');
  console.log(`simular: ${wanted.units} unidades em ${values.duracao}, ${cpus().length} núcleos`);
  const sound = await simulate({ ...wanted, say: console.log });
  if (!sound) throw new StepFailed('The day did not end as it should: see the tables above.');
});
