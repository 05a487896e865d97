/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRoute, safeReturnPath } from './screens.table.ts';

const corpora = join(import.meta.dirname, '../../../bff/test/corpora');
const redirects = readFileSync(join(corpora, 'redirects.txt'), 'utf8').split('\n').filter(Boolean);
const strings: string[] = readFileSync(join(corpora, 'strings.ndjson'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map(line => JSON.parse(line));

const decoded = (text: string): string[] => {
  try {
    return [decodeURIComponent(text)];
  } catch {
    return [];
  }
};

describe('where a sign-in leads', () => {
  it.each([
    ['known redirect tricks', redirects, 300],
    ['naughty strings', strings, 500],
  ])('is never what %s say, decoded or not', (_name, list, least) => {
    expect(list.length).toBeGreaterThan(least);
    const followed = list
      .flatMap(each => [each, ...decoded(each)])
      .flatMap(each => [each, ` ${each}`, `/modules/solicitacao${each}`, `/modules/solicitacao/..${each}`])
      .filter(each => {
        const path = safeReturnPath(each);
        return !isRoute(path.split(/[?#]/, 1)[0] ?? '') && path !== '/';
      });
    expect(followed).toEqual([]);
    // A screen's own address takes anything after its question mark, and must stay on this origin.
    for (const each of list) {
      const path = safeReturnPath(`/modules/solicitacao?data=${each}`);
      expect(new URL(path, 'https://alipen.gov.br').origin).toBe('https://alipen.gov.br');
    }
  });
});
