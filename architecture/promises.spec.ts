import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sources } from './rules/source.ts';

const PAGES = ['docs/security.md', 'docs/asvs.md', 'docs/rfc10017.md', 'docs/campo.md'];
const ROOMS: readonly [string, string][] = [
  ['apps/bff/', 'bff/'],
  ['apps/government-api/', 'api/'],
  ['packages/contracts/', 'contracts/'],
];
const NAMED = /`([\w./-]+\.(?:spec|e2e|fault))`/g;

/** As the pages name them: `bff/test/csrf.http.spec`, or the last part alone where that says enough. */
const specs = sources(['apps', 'packages', 'architecture', 'e2e', 'faults'])
  .map(({ path }) => path.replace(/\.tsx?$/, ''))
  .filter(path => /\.(?:spec|e2e|fault)$/.test(path))
  .map(path => {
    const [folder = '', room = ''] = ROOMS.find(([start]) => path.startsWith(start)) ?? [];
    return room + path.slice(folder.length);
  });
const exists = (name: string) => specs.some(spec => spec === name || spec.endsWith(`/${name}`));

/** Section and letter of each MUST and SHOULD that binds a backend for the frontend, or the client in general. */
const ASKED = `
6.1.3.1 ab
6.1.3.2 abcdefg
6.1.3.3 abc
6.1.3.6 abc
6.2
6.3.2.1
6.3.2.2
6.3.2.3
6.3.3.1
6.3.3.2
6.3.3.3
7.2
7.3
8
9.1
`;
const asked = ASKED.trim()
  .split('\n')
  .flatMap(line => {
    const [section = '', letters] = line.split(' ');
    return letters ? [...letters].map(letter => `${section} ${letter}`) : [section];
  });
const ROW = /^\| (\d[\d.]*(?: [a-g])?) \| \S.* \| (?:met|n\/a|deviation) \| \S.* \|$/;

describe('what the pages promise', () => {
  it.each(PAGES)('%s names specs that are there', page => {
    const named = [...readFileSync(join(root, page), 'utf8').matchAll(NAMED)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(name => !exists(name))).toEqual([]);
  });

  it('answers each requirement of RFC 10017 once', () => {
    const rows = readFileSync(join(root, 'docs/rfc10017.md'), 'utf8')
      .split('\n')
      .filter(line => /^\| \d/.test(line));
    expect(rows.filter(row => !ROW.test(row))).toEqual([]);
    expect(rows.map(row => ROW.exec(row)?.[1])).toEqual(asked);
  });
});
