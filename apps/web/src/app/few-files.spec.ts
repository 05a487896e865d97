import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { type Chunk, fewFiles, type Openings, REQUEST_BYTES } from '../../few-files.ts';

const file = (name: string, bytes: number, imports: string[] = []): Chunk => ({
  fileName: name,
  code: randomBytes(Math.ceil(bytes * 0.75)).toString('base64'),
  moduleIds: [name],
  imports,
  isEntry: false,
  isDynamicEntry: false,
  facadeModuleId: null,
});
const page = (name: string, imports: string[]): Chunk => ({
  ...file(name, 100, imports),
  isDynamicEntry: true,
  facadeModuleId: name,
});

function together(chunks: Chunk[], budgets: Openings['budgets'] = [], around: string[] = []): string[][] {
  const nameOf = fewFiles(chunks, { around: () => around, budgets });
  const files = new Map<string, string[]>();
  for (const { fileName } of chunks) {
    const name = nameOf(fileName) ?? fileName;
    files.set(name, [...(files.get(name) ?? []), fileName]);
  }
  return [...files.values()].filter(({ length }) => length > 1);
}

describe('the files of the client', () => {
  it('are fewer where the same pages load small ones', () => {
    const chunks = [page('one', ['a', 'b', 'big']), page('two', ['a', 'b', 'big']), file('a', 300), file('b', 400)];
    expect(together([...chunks, file('big', 9000)])).toEqual([['a', 'b', 'big']]);
  });

  it('stay apart where a page would load more bytes than a request costs', () => {
    const chunks = [page('one', ['a', 'big']), page('two', ['a']), page('three', ['a'])];
    expect(together([...chunks, file('a', 300), file('big', 2 * REQUEST_BYTES)])).toEqual([]);
  });

  it('count what a joined file would bring along', () => {
    const chunks = [page('one', ['a', 'b']), page('two', ['a']), file('a', 300), file('b', 300, ['big'])];
    expect(together([...chunks, file('big', 2 * REQUEST_BYTES)])).toEqual([['b', 'big']]);
  });

  it('bring no page more bytes than it was spared requests, however many others gain', () => {
    const many = ['two', 'three', 'four', 'five', 'six'].map(name => page(name, ['a', 'b']));
    const chunks = [page('one', ['a']), ...many, file('a', 300)];
    const some = REQUEST_BYTES - 1000;
    expect(together([...chunks, file('b', some)])).toEqual([['a', 'b']]);
    expect(together([...chunks, file('b', 2 * REQUEST_BYTES)])).toEqual([]);
    // Either is enough: both would bring `one` more than it may be brought, though five others spare a request each.
    const all = many.map(each => ({ ...each, imports: ['a', 'b', 'c'] }));
    const joined = together([...all, page('one', ['a']), file('a', 300), file('b', some), file('c', some)]);
    expect(joined.map(({ length }) => length)).toEqual([2]);
  });

  it('keep a page within its budget', () => {
    const chunks = [page('one', ['a', 'b']), page('two', ['a']), file('a', 300), file('b', 200)];
    expect(together(chunks)).toEqual([['a', 'b']]);
    const weight = [page('two', []), file('a', 300)].reduce((sum, { code }) => sum + gzipSync(code).length, 0);
    expect(together(chunks, [{ modules: ['two'], most: weight + 400 }])).toEqual([['a', 'b']]);
    expect(together(chunks, [{ modules: ['two'], most: weight + 100 }])).toEqual([]);
  });

  it('are there before a page that stands in another', () => {
    const chunks = [page('shell', ['a']), page('one', ['b']), page('two', ['b']), file('a', 300), file('b', 300)];
    expect(together(chunks, [], ['shell'])).toEqual([['a', 'b']]);
  });

  it('never import each other in a circle', () => {
    const chunks = [page('one', ['a', 'c']), file('a', 300, ['between']), page('between', ['c']), file('c', 300)];
    expect(together(chunks)).toEqual([]);
  });

  it('leave the page and its entry what they are', () => {
    expect(together([page('one', ['a']), file('a', 20)])).toEqual([]);
  });
});
