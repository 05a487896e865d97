// Joins the hand-written slices into the documents everything else is generated from:
//   src/generated/government-api.{json,ts}, bff.{json,ts} and operations.ts (openapi-typescript drops x- members).
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { documentoDoBff, juntar, tabelaDeOperacoes } from './document.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const output = join(root, 'src/generated');
const banner = '// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.\n';

async function readSlices(folder) {
  const dir = join(root, 'openapi', folder);
  const names = (await readdir(dir)).filter(name => name.endsWith('.yaml') && name !== 'base.yaml').sort();
  const read = async name => ({ name, content: parse(await readFile(join(dir, name), 'utf8')) });
  return [await read('base.yaml'), ...(await Promise.all(names.map(read)))];
}

const government = juntar(await readSlices('government-api'));
const bff = documentoDoBff(juntar(await readSlices('bff')), government);

const files = {
  'government-api.json': `${JSON.stringify(government, null, 1)}\n`,
  'bff.json': `${JSON.stringify(bff, null, 1)}\n`,
  'government-api.ts': banner + astToString(await openapiTS(structuredClone(government))),
  'bff.ts': banner + astToString(await openapiTS(structuredClone(bff))),
  'operations.ts': banner + tabelaDeOperacoes(government),
};

const stale = async ([name, text]) => (await readFile(join(output, name), 'utf8').catch(() => '')) !== text;

if (process.argv.includes('--check')) {
  const drifted = [];
  for (const file of Object.entries(files)) if (await stale(file)) drifted.push(file[0]);
  if (drifted.length) {
    console.error(
      `packages/contracts/src/generated is not what openapi/ says: ${drifted.join(', ')}.\nRun: pnpm generate, and commit what changes.`,
    );
    process.exit(1);
  }
} else {
  await mkdir(output, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(output, name), text);
}
console.log(
  `contracts: ${Object.keys(government.paths).length} paths of the government API, ${Object.keys(bff.paths).length} of the BFF`,
);
