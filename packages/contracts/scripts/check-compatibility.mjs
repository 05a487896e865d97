// Compares the document with the one of the last release, published/bff.json, and fails on what would break who calls it.
//   --release   keeps the present document as the one of the version in info.version, once the changelog tells it
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { additions, bones, incompatibilities } from './compatibility.mjs';
import { readDocuments } from './read.mjs';

const at = path => fileURLToPath(new URL(`../${path}`, import.meta.url));
const read = async path => JSON.parse(await readFile(at(path), 'utf8'));
const fail = text => {
  console.error(text);
  process.exit(1);
};

const before = await read('published/bff.json');
const { bff: after } = await readDocuments();
/** Breaks that were decided, each with its reason: sentence → why. Emptied at each release. */
const accepted = await read('published/accepted-breaks.json');
const changelog = await readFile(at('../../docs/api-changelog.md'), 'utf8');
const { version } = after.info;

if (!changelog.includes(`## ${version}`)) {
  fail(`docs/api-changelog.md says nothing of version ${version} of the API. Write its section, “## ${version}”.`);
}
const found = incompatibilities(before, after);
const lost = found.filter(sentence => !accepted[sentence]);
const idle = Object.keys(accepted).filter(sentence => !found.includes(sentence));
if (idle.length)
  fail(`published/accepted-breaks.json accepts what no longer happens; take it out:\n  ${idle.join('\n  ')}`);
if (lost.length) {
  fail(
    `The API would break who calls it as version ${before.info.version} said:\n  ${lost.join('\n  ')}\n` +
      'Keep the old way beside the new one, or, where it was decided, write the sentence and its reason into ' +
      'packages/contracts/published/accepted-breaks.json and a line into docs/api-changelog.md.',
  );
}
if (process.argv.includes('--release')) {
  await writeFile(at('published/bff.json'), `${JSON.stringify(bones(after))}\n`);
  await writeFile(at('published/accepted-breaks.json'), '{}\n');
}
console.log(
  `compatible with version ${before.info.version}; new since then: ${additions(before, after).join(', ') || 'nothing'}`,
);
