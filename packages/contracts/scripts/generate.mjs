// What follows from openapi/. The types and the operation table are kept in git, in src/generated, so that an editor and a reader have them;
// both documents are made when something is built, in documents/.
//   --check       changes nothing, and fails when what is kept is not what openapi/ says
//   --documents   makes the documents only
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tabelaDeOperacoes } from './document.mjs';
import { readDocuments } from './read.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const has = flag => process.argv.includes(flag);
const documents = await readDocuments();

/** Files of a folder; one that is already so is left as it is, with its time. */
async function put(folder, files) {
  await mkdir(join(root, folder), { recursive: true });
  for (const [name, text] of Object.entries(files))
    if (await stale(folder, name, text)) await writeFile(join(root, folder, name), text);
}

const stale = async (folder, name, text) => (await readFile(join(root, folder, name), 'utf8').catch(() => '')) !== text;

async function kept() {
  const { bffTypes, governmentTypes } = await import('./types.mjs');
  const banner = '// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.\n';
  return {
    'government-api.ts': banner + (await governmentTypes(documents)),
    'bff.ts': banner + (await bffTypes(documents)),
    'operations.ts': banner + tabelaDeOperacoes(documents.government),
  };
}

async function check(files) {
  const drifted = [];
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
  if (!has('--documents')) await put('src/generated', await kept());
}
const count = document => Object.keys(document.paths).length;
console.log(
  `contracts: ${count(documents.government)} paths of the government API, ${count(documents.bff)} of the BFF`,
);
