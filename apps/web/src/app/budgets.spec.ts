import { filesOf, measure, ownCode, withNewPages } from '../../scripts/budgets.mjs';

const manifest = {
  'index.html': { file: 'index.js', imports: ['_react.js'], css: ['index.css'] },
  '_react.js': { file: 'react.js' },
  'login.tsx': { file: 'login.js', imports: ['index.html', '_react.js'], dynamicImports: ['antd.tsx'] },
  'antd.tsx': { file: 'antd.js' },
};
const sizes: Record<string, number> = {
  'index.js': 40_000,
  'react.js': 60_000,
  'login.js': 5_000,
  'index.css': 2_000,
  'antd.js': 90_000,
};
const sizeOf = (file: string) => sizes[file] ?? 0;
const login = { name: 'login', chunks: ['index.html', 'login.tsx'], js: 115, css: 8 };

describe('the byte budgets', () => {
  it('count every file once, through static imports only', () => {
    expect(filesOf(manifest, login.chunks)).toEqual({ js: ['index.js', 'react.js', 'login.js'], css: ['index.css'] });
  });
  it('pass a route within its budget', () => {
    expect(measure(manifest, sizeOf, [login]).map(({ kind, size, over }) => ({ kind, size, over }))).toEqual([
      { kind: 'js', size: 105, over: false },
      { kind: 'css', size: 2, over: false },
    ]);
  });
  it('catch antd planted in the sign-in page', () => {
    const planted = { ...manifest, 'login.tsx': { file: 'login.js', imports: ['index.html', 'antd.tsx'] } };
    expect(measure(planted, sizeOf, [login])[0]).toMatchObject({ kind: 'js', size: 195, over: true });
  });
  it('fail on a chunk that the build does not have, instead of counting nothing', () => {
    expect(() => filesOf(manifest, ['renamed.tsx'])).toThrow('renamed.tsx');
  });
  it('measure a new page that nobody wrote a row for', () => {
    const page = { file: 'fornecedor.js', imports: ['index.html'], dynamicImports: ['antd.tsx'], isDynamicEntry: true };
    const shell = { 'src/app/shell.page.tsx': { file: 'shell.js' }, 'src/fornecedores/fornecedores.page.tsx': page };
    const [row] = withNewPages({ ...manifest, ...shell }, [
      { name: 'shell', chunks: Object.keys(shell).slice(0, 1) },
    ]).slice(1);
    expect(row).toEqual({
      name: 'fornecedores',
      chunks: ['index.html', 'src/app/shell.page.tsx', 'src/fornecedores/fornecedores.page.tsx', 'antd.tsx'],
      js: 420,
    });
  });
  it('count as own what no other page ships', () => {
    const pages = {
      'index.html': { file: 'index.js' },
      'kit.tsx': { file: 'kit.js' },
      'src/a/a.page.tsx': { file: 'a.js', imports: ['index.html', 'kit.tsx'] },
      'src/b/b.page.tsx': { file: 'b.js', imports: ['kit.tsx'], dynamicImports: ['form.tsx'] },
      'form.tsx': { file: 'form.js', imports: ['src/b/b.page.tsx'] },
    };
    const size = (file: string) => ({ 'a.js': 1_000, 'b.js': 2_000, 'form.js': 70_000, 'kit.js': 90_000 })[file] ?? 0;
    expect(ownCode(pages, size).map(({ name, size: kB, over }) => [name, kB, over])).toEqual([
      ['a', 1, false],
      ['b', 72, true],
    ]);
  });
});
