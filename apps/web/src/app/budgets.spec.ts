import { filesOf, measure } from '../../scripts/budgets.mjs';

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
});
