import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { serve } from './fetch.fixture.ts';

const { default: Preparing } = await import('./preparing.component.tsx');

const PREPARING = { status: 503, json: { type: '/problemas/preparando' } };
const later = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

describe('a screen opened on a first start', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('waits, asks, and opens by itself, once', async () => {
    const reload = jest.fn();
    const calls = serve({ 'GET /api/entrada': () => (calls.length > 1 ? { status: 204 } : PREPARING) });
    render(<Preparing reload={reload} />, { wrapper: MemoryRouter });
    await later(2);
    expect(calls).toHaveLength(0);
    await later(1);
    expect([calls.length, reload.mock.calls.length]).toEqual([1, 0]);
    await later(60);
    expect([calls.length, reload.mock.calls.length]).toEqual([2, 1]);
  });
});
