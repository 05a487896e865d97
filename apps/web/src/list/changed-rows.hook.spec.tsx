import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useChangedRows } from './changed-rows.hook.ts';

type Row = { readonly id: number; readonly meals: number };
const one: Row = { id: 1, meals: 10 };
const two: Row = { id: 2, meals: 20 };
const idOf = ({ id }: Row) => id;
const hook = (rows: readonly Row[], question: string | null = 'hoje') =>
  renderHook(props => useChangedRows(props.rows, idOf, props.question), { initialProps: { rows, question } });

describe('the rows that changed where they stand', () => {
  it('flash, once; a row that is new or gone does not', () => {
    jest.useFakeTimers();
    const { result, rerender } = hook([one, two]);
    expect([...result.current]).toEqual([]);
    rerender({
      rows: [
        { id: 3, meals: 1 },
        { ...two, meals: 21 },
      ],
      question: 'hoje',
    });
    expect([...result.current]).toEqual([2]);
    act(() => jest.advanceTimersByTime(1_000));
    expect([...result.current]).toEqual([]);
    jest.useRealTimers();
  });

  it('the same rows read again change nothing', () => {
    const { result, rerender } = hook([one, two]);
    rerender({ rows: [one, two], question: 'hoje' });
    expect([...result.current]).toEqual([]);
  });

  it('the answer to another question is not compared, nor what is shown until it comes', () => {
    const { result, rerender } = hook([one, two]);
    rerender({ rows: [one, two], question: null });
    rerender({ rows: [{ ...one, meals: 3 }], question: 'amanhã' });
    expect([...result.current]).toEqual([]);
    rerender({ rows: [{ ...one, meals: 4 }], question: 'amanhã' });
    expect([...result.current]).toEqual([1]);
  });
});
