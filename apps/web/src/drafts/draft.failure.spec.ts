import { ProblemError } from '../base/problem.error.ts';
import { authorOf, failureOf, waitAfter } from './draft.failure.ts';

describe('a call that failed', () => {
  it('waits for the network or the session; only a refusal needs the person', () => {
    const of = (status: number) => failureOf(new ProblemError(status, {}));
    expect([0, 429, 500, 503].map(of)).toEqual(['offline', 'offline', 'offline', 'offline']);
    expect([of(401), of(409), of(422), failureOf(new Error('a slip of ours'))]).toEqual([
      'signedOut',
      'refused',
      'refused',
      'refused',
    ]);
  });

  it('is tried again after longer and longer waits, up to half a minute', () => {
    expect([0, 1, 2, 3, 4, 5, 100].map(waitAfter)).toEqual([2000, 5000, 10_000, 20_000, 30_000, 30_000, 30_000]);
  });

  it('says who was first, and when', () => {
    const detail = 'Este registro foi alterado por Ana Lima às 14:32. Recarregue para continuar.';
    expect(authorOf(new ProblemError(412, { detail }))).toBe('Ana Lima, 14:32');
    expect(authorOf(new ProblemError(412, {}))).toBe('outra pessoa');
  });
});
