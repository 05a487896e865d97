import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './rules/source.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const folder = 'docs/operations';
const pages = readdirSync(join(root, folder)).filter(name => name.endsWith('.md'));

/** Links of a page to files that are not there. */
const brokenLinks = (path: string, text: string): string[] =>
  [...text.matchAll(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g)]
    .map(match => match[1] ?? '')
    .filter(link => !existsSync(join(root, dirname(path), link)))
    .map(link => `${path} → ${link}`);

/** Files of ours that a page tells people to use and that are not there. */
const missingFiles = (text: string): string[] =>
  [...new Set([...text.matchAll(/\b((?:deploy|docs|scripts)\/[\w./@-]*\w)/g)].map(match => match[1] ?? ''))].filter(
    // What the operator makes.
    path => !/producao\.env$|kubernetes\/orgao$/.test(path) && !existsSync(join(root, path)),
  );

describe('as páginas de quem opera', () => {
  it('estão todas no índice', () => {
    const index = read(join(folder, 'README.md'));
    expect(pages.filter(name => name !== 'README.md' && !index.includes(`(${name})`))).toEqual([]);
  });

  it.each([...pages.map(name => join(folder, name)), 'docs/operations.md', 'README.md'])(
    '%s leva a lugares que há',
    path => {
      expect(brokenLinks(path, read(path))).toEqual([]);
    },
  );

  it.each(pages)('%s manda usar arquivos que há', name => {
    expect(missingFiles(read(join(folder, name)))).toEqual([]);
  });

  it('ligação quebrada e arquivo que não há aparecem', () => {
    expect(brokenLinks('docs/a.md', '[x](nada.md) [y](https://a.b) [z](glossario.md#x)')).toEqual([
      'docs/a.md → nada.md',
    ]);
    expect(missingFiles('cp deploy/nada.sh x; deploy/secrets.sh')).toEqual(['deploy/nada.sh']);
  });
});
