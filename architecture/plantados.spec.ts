import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allRows, type Row, rowsWithFaults, tables } from '../scripts/plantados/rows.mjs';
import { root } from './rules/source.ts';

const texts = new Map<string, string | undefined>();
const read = (path: string): string | undefined => {
  if (!texts.has(path))
    texts.set(path, existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined);
  return texts.get(path);
};

describe('os defeitos que se plantam', () => {
  it('são ao menos 80, de todas as salas', () => {
    expect(allRows.length).toBeGreaterThanOrEqual(80);
    expect(Object.entries(tables).filter(([, rows]) => rows.length === 0)).toEqual([]);
  });

  it('cada um ainda tem onde ser plantado, uma vez só, e quem o pegue', () => {
    expect(rowsWithFaults(allRows, read)).toEqual([]);
  });

  it('poucos precisam de um navegador', () => {
    expect(allRows.filter(({ caughtBy }) => caughtBy?.startsWith('e2e/')).length).toBeLessThanOrEqual(8);
  });

  it('a linha que envelheceu aparece', () => {
    const row: Row = { id: 'x', breaks: 'It breaks.', file: 'a.ts', find: 'a', put: 'b', caughtBy: 'a.spec.ts' };
    const house: Record<string, string> = { 'a.ts': 'a', 'a.spec.ts': '' };
    const faults = (change: Partial<Row>) => rowsWithFaults([{ ...row, ...change }], path => house[path]);
    expect(faults({})).toEqual([]);
    expect(faults({ find: 'c' })).toEqual(['x finds its text 0 times in a.ts']);
    expect(faults({ file: 'b.ts' })).toEqual(['x names b.ts, which is not there']);
    expect(faults({ put: 'a' })).toEqual(['x changes nothing']);
    expect(faults({ caughtBy: 'b.spec.ts' })).toEqual(['x is caught by b.spec.ts, which is not there']);
    expect(faults({ caughtBy: undefined })).toEqual(['x names a spec or a command, one of them']);
    expect(rowsWithFaults([row, row], path => house[path])).toEqual(['x stands twice']);
  });
});
