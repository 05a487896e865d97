import { describe, expect, it } from '@jest/globals';
import { oneSheet } from '../../one-sheet.ts';
import type { Opened } from '../../reach.ts';

const file = (name: string, modules: string[], imports: string[] = [], dynamicImports: string[] = []): Opened => ({
  fileName: name,
  code: '',
  moduleIds: modules,
  imports,
  dynamicImports,
  isEntry: name === 'entry',
  isDynamicEntry: /\.page\.tsx$/.test(name),
  facadeModuleId: name,
});

const PAGES = ['wall.page.tsx', 'shell.page.tsx', 'list.page.tsx'];
const chunks = [
  file('entry', ['main.ts', 'tokens.css'], [], PAGES),
  file('wall.page.tsx', ['wall.page.tsx', 'wall.css'], ['pill', 'words'], ['foot', 'shell.page.tsx']),
  file('shell.page.tsx', ['shell.page.tsx', 'shell.css'], ['pill']),
  file('list.page.tsx', ['list.page.tsx', 'list.css'], ['pill', 'table'], ['foot']),
  file('pill', ['pill.tsx', 'pill.css']),
  file('table', ['table.tsx', 'table.css', 'tokens.css']),
  file('foot', ['foot.tsx', 'foot.css']),
  file('words', ['words.ts']),
];
const isOutside = (page: string) => page === 'wall.page.tsx';
const sheetOf = (fileOf: (module: string) => string | null = () => null) => oneSheet(chunks, { isOutside, fileOf });

describe('the stylesheets of the client', () => {
  it('are one behind the sign-in, and one of what a page without the shell uses too', () => {
    const sheets = ['shell.css', 'list.css', 'table.css', 'pill.css', 'foot.css'].map(sheetOf());
    expect(sheets).toEqual(['folha', 'folha', 'folha', 'folha-comum', 'folha-de-fora']);
  });

  it("are the bundler's own for the entry and for what only a page without the shell uses", () => {
    expect(['tokens.css', 'wall.css'].map(sheetOf())).toEqual([null, null]);
  });

  it('bring a page without the shell none that comes with another file, joined with one of its own', () => {
    const joined = sheetOf(module => (['words.ts', 'table.tsx'].includes(module) ? 'juntos-0' : null));
    expect(joined('table.css')).toBe('folha-comum');
  });

  it('leave scripts where they are', () => {
    expect(sheetOf()('list.page.tsx')).toBeNull();
  });
});
