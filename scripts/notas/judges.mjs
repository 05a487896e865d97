// The generator is judged by programs of others, where the machine has them: libxml2 and xmlsec1 (Debian: libxml2-utils, xmlsec1).
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const has = program => spawnSync(program, ['--version']).status === 0;
const ok = (program, args) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** How many of the notes each judge accepts, in every spelling; null: the program is not here. */
export function judge(notes, { root }, { judged, element, signature }) {
  const folder = mkdtempSync(join(tmpdir(), 'alipen-notas-'));
  try {
    const trusted = join(folder, 'root.der');
    writeFileSync(trusted, root);
    const files = notes.flatMap((xml, n) =>
      Object.values(judged).map((spelled, m) => {
        const file = join(folder, `${n}-${m}.xml`);
        writeFileSync(file, spelled(xml));
        return file;
      }),
    );
    const accepted = (program, args) =>
      has(program) ? files.filter(file => ok(program, [...args, file])).length : null;
    return {
      asked: files.length,
      xmllint: accepted('xmllint', ['--noout', '--nonet']),
      xmlsec1: accepted('xmlsec1', [
        ...['--verify', '--id-attr:Id', element, '--node-xpath', signature, '--trusted-der', trusted],
      ]),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
