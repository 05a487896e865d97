import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { type Chunk, fewFiles } from '../../few-files.ts';

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

function together(chunks: Chunk[], tight: string[] = [], around: string[] = []): string[][] {
  const nameOf = fewFiles(chunks, { around: () => around, isTight: module => tight.includes(module) });
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
    expect(together([...chunks, file('a', 300), file('big', 9000)])).toEqual([]);
  });

  it('count what a joined file would bring along', () => {
    const chunks = [page('one', ['a', 'b']), page('two', ['a']), file('a', 300), file('b', 300, ['big'])];
    expect(together([...chunks, file('big', 9000)])).toEqual([['b', 'big']]);
  });

  it('bring nothing to a page whose budget is tight', () => {
    const chunks = [page('one', ['a', 'b']), page('two', ['a']), file('a', 300), file('b', 20)];
    expect(together(chunks)).toEqual([['a', 'b']]);
    expect(together(chunks, ['two'])).toEqual([]);
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
