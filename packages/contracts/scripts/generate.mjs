// What follows from openapi/. The types, the operation table and the labels are kept in git, in src/generated, so that an editor and a
// reader have them; both documents are made when something is built, in documents/.
//   --check       changes nothing, and fails when what is kept is not what openapi/ says
//   --documents   makes the documents only
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tabelaDeOperacoes } from './document.mjs';
import { labelFiles } from './labels.mjs';
import { readDocuments } from './read.mjs';
import { trailFile } from './trail.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const has = flag => process.argv.includes(flag);
const documents = await readDocuments();
const labels = {
  ...labelFiles(documents.slices),
  'trilha.ts': trailFile(documents.slices, documents.government),
};
const LABELS = 'rotulos';

/** Files of a folder; one that is already so is left as it is, with its time. */
async function put(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    if (!(await stale(folder, name, text))) continue;
    await mkdir(dirname(join(root, folder, name)), { recursive: true });
    await writeFile(join(root, folder, name), text);
  }
}

const stale = async (folder, name, text) => (await readFile(join(root, folder, name), 'utf8').catch(() => '')) !== text;

async function kept() {
  const { bffTypes, governmentTypes } = await import('./types.mjs');
  const banner = '// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.\n';
  return {
    'government-api.ts': banner + (await governmentTypes(documents)),
    'bff.ts': banner + (await bffTypes(documents)),
    'operations.ts': banner + tabelaDeOperacoes(documents.government),
    ...Object.fromEntries(Object.entries(labels).map(([name, text]) => [`${LABELS}/${name}`, banner + text])),
  };
}

/** Files of labels whose slice has none any more. */
async function left() {
  const there = await readdir(join(root, 'src/generated', LABELS)).catch(() => []);
  return there.filter(name => !labels[name]).map(name => `${LABELS}/${name}`);
}

async function check(files) {
  const drifted = await left();
  for (const [name, text] of Object.entries(files)) if (await stale('src/generated', name, text)) drifted.push(name);
  if (!drifted.length) return;
  console.error(
    `packages/contracts/src/generated is not what openapi/ says: ${drifted.join(', ')}.\nRun: pnpm generate, and commit what changes.`,
  );
  process.exit(1);
}

if (has('--check')) await check(await kept());
else {
  await put('documents', {
    'government-api.json': `${JSON.stringify(documents.government)}\n`,
    'bff.json': `${JSON.stringify(documents.bff)}\n`,
  });
  if (!has('--documents')) {
    await put('src/generated', await kept());
    for (const name of await left()) await rm(join(root, 'src/generated', name));
  }
}
const count = document => Object.keys(document.paths).length;
console.log(
  `contracts: ${count(documents.government)} paths of the government API, ${count(documents.bff)} of the BFF`,
);
