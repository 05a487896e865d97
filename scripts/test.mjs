// npm test: every gate, on a clean clone with only Node and npm, on a PostgreSQL that came with npm. On another one, and on a
// Valkey, when TEST_DATABASE_URL and TEST_VALKEY_URL name ones that answer. `npm test -- NAME…` runs only the steps named.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { audit } from './auditar.mjs';
import { writeSbom } from './sbom.mjs';
import { changedFiles, roomOf, specsOf, trackedFiles } from './steps/changed.mjs';
import { build, documents, install } from './steps/prepare.mjs';
import { at, bin, main, requireNode, run, StepFailed } from './steps/shell.mjs';

const counts = { passed: 0, failed: 0, skipped: 0 };
const JEST = at('node_modules/jest/bin/jest.js');
// Jest hands these on to its workers. What a test makes soon dies: with room for it, a tenth of the processor is not spent on
// collecting.
const OF_NODE = ['--max-semi-space-size=64', '--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
const scratch = mkdtempSync(join(tmpdir(), 'alipen-test-'));

async function jest(name, projects, { env = {}, args = [] } = {}) {
  const report = join(scratch, `${name}.json`);
  const flags = [
    '--selectProjects',
    ...projects,
    '--json',
    `--outputFile=${report}`,
    '--silent=false',
    '--ci',
    ...args,
  ];
  const failure = await run(process.execPath, [...OF_NODE, JEST, ...flags], {
    env: { NODE_ENV: 'test', TEST_DATABASE_URL: '', TEST_VALKEY_URL: '', ...env },
    quiet: 'stdout',
  }).then(
    () => undefined,
    error => error,
  );
  if (!existsSync(report)) throw failure;
  const { testResults, ...told } = JSON.parse(readFileSync(report, 'utf8'));
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = told;
  if (process.env.SEGUNDOS && !failure) recordSeconds(testResults);
  counts.passed += numPassedTests;
  counts.failed += Math.max(numFailedTests, numFailedTestSuites);
  counts.skipped += numPendingTests;
  if (failure) throw failure;
}

const ALWAYS_RECORDED = /\.(e2e|fault)\.ts$/;

function recordSeconds(results) {
  const file = at('scripts/jest/seconds.json');
  const known = JSON.parse(readFileSync(file, 'utf8'));
  for (const { name, startTime, endTime } of results) {
    const path = relative(at('.'), name);
    const seconds = Math.round((endTime - startTime) / 1000);
    if (seconds >= 3 || ALWAYS_RECORDED.test(path)) known[path] = seconds;
    else delete known[path];
  }
  const kept = Object.entries(known).filter(([path]) => existsSync(at(path)));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(kept.sort()), null, 2)}\n`);
}

/** The address when something listens there. It is printed either way, so that nobody mistakes what ran. */
async function reachable(variable) {
  const address = process.env[variable];
  if (!address) return console.log(`- ${variable} is not set: not run there.`);
  const { hostname, port, protocol } = new URL(address);
  const answers = await new Promise(resolve => {
    const socket = connect({
      host: hostname,
      port: Number(port || (protocol.startsWith('postgres') ? 5432 : 6379)),
      timeout: 2000,
    });
    socket
      .once('connect', () => resolve(true))
      .once('error', () => resolve(false))
      .once('timeout', () => resolve(false));
    socket.once('close', () => undefined).unref();
    setTimeout(() => socket.destroy(), 2100).unref();
  });
  if (!answers)
    throw new StepFailed(
      `${variable} is set but nothing answers at ${hostname}:${port}. Start it, or unset ${variable}.`,
    );
  return address;
}

const ROOMS = [
  'apps/web',
  'apps/government-api',
  'e2e',
  'topologia',
  'faults',
  'apps/bff',
  'packages/platform',
  'packages/contracts',
  'packages/own-postgres',
  'architecture',
];

/** Shows the errors of every room. Rooms run one by one, because one compiler keeps all cores busy. */
async function types(rooms) {
  const wrong = [];
  for (const room of rooms)
    await bin('node_modules/typescript/bin/tsc', ['-p', room], { quiet: true }).catch(error => wrong.push(error));
  if (wrong.length) throw wrong[0];
}

async function onServices() {
  const database = await reachable('TEST_DATABASE_URL');
  const valkey = await reachable('TEST_VALKEY_URL');
  if (database) await jest('postgresql', ['government-api'], { env: { TEST_DATABASE_URL: database } });
  if (valkey) await jest('valkey', ['bff'], { env: { TEST_VALKEY_URL: valkey } });
}

/** Of each slice of the government API, the spec with the slice's name: one path through the whole of it. */
function filesOfSlices() {
  const room = 'apps/government-api';
  const named = readdirSync(at(room, 'src')).map(slice => at(room, 'test', `${slice}.http.spec.ts`));
  return named.filter(file => existsSync(file));
}

/** Run against another Node, another PostgreSQL or a Valkey: every slice once, and the whole gateway. */
async function slices() {
  const database = await reachable('TEST_DATABASE_URL');
  const valkey = await reachable('TEST_VALKEY_URL');
  await jest('slices', ['government-api'], {
    env: database ? { TEST_DATABASE_URL: database } : {},
    args: ['--runTestsByPath', ...filesOfSlices()],
  });
  await jest('gateway', ['bff'], { env: valkey ? { TEST_VALKEY_URL: valkey } : {} });
}

const COUNTED = new Set(['mudado', 'unit', 'servers', 'services', 'slices', 'faults', 'browser']);

const STEPS = {
  lint: () => bin('node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
  generated: async () => {
    await bin('packages/contracts/scripts/generate.mjs', ['--check']);
    await bin('scripts/medidas.mjs', ['--check']);
  },
  supply: async () => {
    audit();
    await writeSbom(join(scratch, 'sbom.cdx.json'));
  },
  compatible: () => bin('packages/contracts/scripts/check-compatibility.mjs', []),
  types: () => types(ROOMS),
  unit: () => jest('unit', ['contracts', 'platform', 'own-postgres', 'architecture', 'web']),
  // Includes the smoke tier of `npm run test:faults`, which waits more than it works: the same failures for seconds, nothing timed.
  servers: () => jest('servers', ['government-api', 'bff', 'faults']),
  services: onServices,
  build,
  unused: () => bin('node_modules/knip/bin/knip.js', ['--no-progress']),
  budgets: () => bin('apps/web/scripts/budgets.mjs', []),
  jornada: () => bin('scripts/jornada.mjs', ['--unidades', '36']),
  browser: () => jest('browser', ['e2e']),
};

/**
 * The steps of a row run at once, the rows one after the other: what fails fast comes first, and what waits stands beside what
 * works.
 */
const ROWS = [
  ['lint', 'generated', 'supply', 'compatible', 'types'],
  ['build'],
  ['unit', 'unused', 'budgets', 'jornada'],
  ['servers'],
  ['services'],
  ['browser'],
];

/** Projects whose specs may belong to a change; topologies have their own command. */
const PROJECTS = ['contracts', 'platform', 'own-postgres', 'government-api', 'bff', 'web', 'faults', 'e2e'];

/** What a change can affect: its lint, its rooms' types, its slices' specs and journeys, the house's rules. */
async function mudado() {
  const files = changedFiles();
  if (!files.length) return console.log('- nothing differs from origin/main: nothing to run.');
  const rooms = ROOMS.filter(room => files.some(file => roomOf(file) === room));
  const specs = specsOf(files, trackedFiles());
  console.log(`- ${files.length} files changed, in ${rooms.join(', ') || 'no room'}; ${specs.length} specs of theirs.`);
  const lint = ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...files];
  await bin('node_modules/@biomejs/biome/bin/biome', lint);
  await types(rooms);
  await jest('architecture', ['architecture']);
  if (specs.length) await jest('changed', PROJECTS, { args: ['--runTestsByPath', ...specs] });
}

/** `slices`, `mudado` and `faults` run only when named: each is a part of the others. */
const NAMED = { ...STEPS, slices, mudado, faults: () => jest('faults', ['faults']) };

async function step(name) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  let failed = false;
  try {
    await NAMED[name]();
  } catch (error) {
    failed = true;
    console.error(`── ${name}: FAILED\n${error instanceof StepFailed ? error.message : error.stack}`);
  }
  if (!COUNTED.has(name)) counts[failed ? 'failed' : 'passed'] += 1;
  const seconds = (Date.now() - started) / 1000;
  if (!failed) console.log(`── ${name}: ok, ${seconds.toFixed(1)} s`);
  return { name, seconds, failed };
}

function tell(rows, seconds) {
  const widest = Math.max(...rows.flat().map(({ name }) => name.length));
  console.log('');
  for (const row of rows) {
    row.forEach((done, i) => {
      const beside = i ? '│' : row.length > 1 ? '┌' : ' ';
      console.log(
        `${beside} ${done.name.padEnd(widest)} ${done.seconds.toFixed(1).padStart(7)} s${done.failed ? '  FAILED' : ''}`,
      );
    });
  }
  const failed = rows.flat().filter(done => done.failed);
  console.log(
    `\nTook ${seconds.toFixed(0)} s.${failed.length ? ` Failed: ${failed.map(({ name }) => name).join(', ')}.` : ''}`,
  );
}

main(async () => {
  requireNode();
  const began = Date.now();
  await install();
  await documents();
  const asked = process.argv.slice(2);
  const unknown = asked.find(name => !NAMED[name]);
  if (unknown) throw new StepFailed(`There is no step "${unknown}". The steps are: ${Object.keys(NAMED).join(', ')}.`);
  const rows = [];
  for (const names of asked.length ? asked.map(name => [name]) : ROWS) rows.push(await Promise.all(names.map(step)));
  rmSync(scratch, { recursive: true, force: true });
  tell(rows, (Date.now() - began) / 1000);
  const failures = rows.flat().filter(done => done.failed).length;
  const failed = Math.max(counts.failed, failures);
  console.log(`${counts.passed} passed, ${failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''}`);
  process.exit(failures ? 1 : 0);
});
