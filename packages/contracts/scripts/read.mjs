// The two documents, joined from the slices written by hand.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { comControle } from './controle.mjs';
import { documentoDoBff, juntar } from './document.mjs';
import { SAID_ONLY, withRefusals } from './refusals.mjs';

async function readSlices(folder) {
  const dir = fileURLToPath(new URL(`../openapi/${folder}`, import.meta.url));
  const names = (await readdir(dir)).filter(name => name.endsWith('.yaml') && name !== 'base.yaml').sort();
  const read = async name => ({ name, content: parse(await readFile(join(dir, name), 'utf8')) });
  return [await read('base.yaml'), ...(await Promise.all(names.map(read)))];
}

/** What the government API answers, what the gateway answers by itself, both as the gateway publishes them, and the slices of both. */
export async function readDocuments() {
  const slices = { government: await readSlices('government-api'), own: await readSlices('bff') };
  const government = withRefusals(comControle(juntar(slices.government)));
  const own = withRefusals(juntar(slices.own), SAID_ONLY);
  return { government, own, bff: documentoDoBff(own, government), slices: [...slices.government, ...slices.own] };
}
