import { jest } from '@jest/globals';
import { Bulkhead } from './bulkhead.ts';

describe('os lugares de uma classe', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const open = () => {
    const bulkhead = new Bulkhead({ places: 2, patience: 250, queue: 2 });
    const said: string[] = [];
    const enter = (name: string) =>
      bulkhead.enter(
        () => said.push(`${name} entra`),
        () => said.push(`${name} volta`),
      );
    return { bulkhead, said, enter };
  };

  it('quem não cabe espera a sua vez, na ordem; quem não cabe na fila volta na hora', () => {
    const { said, enter } = open();
    const [first] = ['a', 'b', 'c', 'd', 'e'].map(enter);
    expect(said).toEqual(['a entra', 'b entra', 'e volta']);
    first?.();
    first?.();
    expect(said.slice(3)).toEqual(['c entra']);
  });

  it('quem espera demais volta, e o lugar que vaga depois é de outro', () => {
    const { bulkhead, said, enter } = open();
    const [first] = ['a', 'b', 'c'].map(enter);
    jest.advanceTimersByTime(250);
    expect(said.slice(2)).toEqual(['c volta']);
    first?.();
    expect(bulkhead.inFlight).toBe(1);
    enter('d');
    expect(said.slice(3)).toEqual(['d entra']);
  });

  it('quem desiste na fila sai dela sem ocupar lugar', () => {
    const { bulkhead, said, enter } = open();
    const [first, , third] = ['a', 'b', 'c'].map(enter);
    third?.();
    first?.();
    jest.advanceTimersByTime(1_000);
    expect([said, bulkhead.inFlight]).toEqual([['a entra', 'b entra'], 1]);
  });
});
