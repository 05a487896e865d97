import { ProblemError } from '../base/problem.error.ts';
import { runInPieces, takeAll } from './bulk.run.ts';

const many = (count: number) =>
  new Map(Array.from({ length: count }, (_, at) => [at + 1, `Unidade ${at + 1}`] as const));

describe('an action over many rows', () => {
  it('says what failed, row by row, by name', async () => {
    const run = async (ids: number[]) => ({
      resultados: ids.map(id => ({ id, feito: id !== 2, detail: id === 2 ? 'Em uso.' : null })),
    });
    expect(await runInPieces({ run }, many(3))).toEqual({
      done: 2,
      failed: [{ id: 2, name: 'Unidade 2', reason: 'Em uso.' }],
    });
  });

  it('goes in pieces the contract takes, and one refused piece does not stop the others', async () => {
    const sizes: number[] = [];
    const run = async (ids: number[]) => {
      sizes.push(ids.length);
      if (sizes.length === 1) throw new ProblemError(409, { detail: 'Agora não.' });
      return { resultados: ids.map(id => ({ id, feito: true })) };
    };
    const { done, failed } = await runInPieces({ run }, many(600));
    expect(sizes).toEqual([500, 100]);
    expect(done).toBe(100);
    expect(failed).toHaveLength(500);
    expect(failed[0]?.reason).toBe('Agora não.');
  });

  it('takes every row of the filter, page after page', async () => {
    const rows = Array.from({ length: 1201 }, (_, at) => ({ id: at + 1, nome: `U${at + 1}` }));
    const page = async (at: number, size: number) => ({ itens: rows.slice((at - 1) * size, at * size), total: 1201 });
    const chosen = await takeAll(page, ({ nome }) => nome);
    expect(chosen.size).toBe(1201);
    expect(chosen.get(1201)).toBe('U1201');
  });
});
