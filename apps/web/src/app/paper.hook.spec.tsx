import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { ProblemError } from '../base/problem.error.ts';
import { usePaper } from './paper.hook.ts';

describe('o papel que se confere', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const asked = (...answers: (string | ProblemError)[]) => {
    const ask = jest.fn(async (_codigo: string) => {
      const answer = answers[Math.min(ask.mock.calls.length, answers.length) - 1];
      if (answer instanceof ProblemError) throw answer;
      return answer ?? '';
    });
    return { ask, page: renderHook(({ codigo }) => usePaper(ask, codigo), { initialProps: { codigo: 'A' } }) };
  };
  const passed = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const busy = new ProblemError(503, { detail: 'Há muito movimento agora.' });

  it('é pedido de novo enquanto o servidor está ocupado, e aparece sem que ninguém faça nada', async () => {
    const { ask, page } = asked(busy, busy, 'o papel');
    await passed(1_500);
    expect([ask.mock.calls.length, page.result.current]).toEqual([2, {}]);
    await passed(4_000);
    expect(page.result.current).toEqual({ read: 'o papel' });
  });

  it('três vezes sem resposta é dito; o que não passa por si é dito na hora', async () => {
    const { ask, page } = asked(busy);
    await passed(10_000);
    expect([ask.mock.calls.length, page.result.current]).toEqual([3, { failure: 'Há muito movimento agora.' }]);
    const unknown = asked(new ProblemError(404, { detail: 'Não há mapa com este código.' }));
    await passed(0);
    expect(unknown.page.result.current).toEqual({ failure: 'Não há mapa com este código.' });
  });

  it('o de antes não aparece sob o código de agora', async () => {
    const { ask, page } = asked(busy, 'o outro');
    await passed(0);
    page.rerender({ codigo: 'B' });
    await passed(10_000);
    expect([page.result.current, ask.mock.calls]).toEqual([{ read: 'o outro' }, [['A'], ['B']]]);
  });
});
