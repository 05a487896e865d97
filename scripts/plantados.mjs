// npm run test:plantados [-- ID…] [--sala ROOM]: plants defects that a careless hand could make, one at a time, and checks that the
// spec named by each row catches it. By hand and weekly; half an hour. Everything happens in a copy of the tree, so a run that is
// cut short leaves no defect behind.
import { copyOfTheTree } from './plantados/copy.mjs';
import { choose, rowsWithFaults, tables } from './plantados/rows.mjs';
import { buildIn, runCommand, runSpecs } from './plantados/run.mjs';
import { commandVerdict, specVerdict } from './plantados/verdict.mjs';
import { main, requireNode, StepFailed } from './steps/shell.mjs';

const counts = { passed: 0, failed: 0 };
const seconds = since => `${((Date.now() - since) / 1000).toFixed(1)} s`;
const isBuilt = row => row.built || /^(e2e|faults)\//.test(row.caughtBy ?? '');

/** Everything a row names must pass while nothing is planted; otherwise its failure would say nothing. */
async function requireSound(copy, rows) {
  const began = Date.now();
  if (rows.some(isBuilt)) await buildIn(copy);
  const specs = [...new Set(rows.flatMap(row => row.caughtBy ?? []))];
  const unsound = (await runSpecs(copy, specs)).filter(({ failed, passed, refused }) => failed || refused || !passed);
  const commands = new Map(rows.flatMap(row => (row.command ? [[row.command.join(' '), row]] : [])));
  for (const [name, row] of commands) {
    if ((await runCommand(copy, row.command)).code !== 0) unsound.push({ spec: name });
  }
  if (unsound.length) {
    const names = unsound.map(({ spec, said }) => `  ${spec}${said ? `: ${said}` : ''}`).join('\n');
    throw new StepFailed(`These do not pass with nothing planted, so what they catch says nothing:\n${names}`);
  }
  console.log(`${specs.length} specs and ${commands.size} commands pass with nothing planted, ${seconds(began)}\n`);
}

async function prove(copy, row) {
  if (isBuilt(row)) await buildIn(copy);
  if (row.command) return commandVerdict(row, await runCommand(copy, row.command));
  const [result] = await runSpecs(copy, [row.caughtBy]);
  return specVerdict(row, result);
}

async function plant(copy, row) {
  const began = Date.now();
  const restore = copy.plant(row);
  const { caught, why } = await prove(copy, row)
    .catch(error => {
      if (error instanceof StepFailed)
        return { caught: false, why: `what was planted does not build: ${error.message}` };
      throw error;
    })
    .finally(restore);
  counts[caught ? 'passed' : 'failed'] += 1;
  const heading = caught ? '✓' : '✗ NOT CAUGHT';
  console.log(`${heading} ${row.id} (${seconds(began)}): ${caught ? why : `${row.breaks} ${why}`}`);
}

main(async () => {
  requireNode();
  const began = Date.now();
  const rows = choose(tables, process.argv.slice(2));
  const copy = await copyOfTheTree();
  try {
    const faults = rowsWithFaults(rows, copy.read);
    if (faults.length) throw new StepFailed(faults.join('\n'));
    await requireSound(copy, rows);
    for (const row of rows) await plant(copy, row);
  } finally {
    copy.remove();
  }
  console.log(`\nTook ${seconds(began)}.`);
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  if (counts.failed) process.exit(1);
});
