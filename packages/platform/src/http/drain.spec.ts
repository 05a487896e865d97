import { jest } from '@jest/globals';
import { closeOnSignals } from './drain.ts';

const logger = { info: () => undefined, error: () => undefined, fatal: () => undefined } as never;
const HEARD = ['SIGTERM', 'SIGINT', 'disconnect', 'uncaughtException', 'unhandledRejection'] as const;

describe('encerrar', () => {
  const exits: unknown[] = [];
  let before: Map<string, unknown[]>;
  beforeEach(() => {
    jest.useFakeTimers();
    exits.length = 0;
    jest.spyOn(process, 'exit').mockImplementation(((code: unknown) => void exits.push(code)) as never);
    before = new Map(HEARD.map(event => [event, process.listeners(event as never)]));
  });
  afterEach(() => {
    for (const event of HEARD)
      for (const added of process.listeners(event as never))
        if (!before.get(event)?.includes(added)) process.removeListener(event, added as never);
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  const start = (seconds: number | undefined, calls?: { ms: number }) => {
    const said: string[] = [];
    const app = { close: async () => void said.push('fecha') };
    closeOnSignals(app, logger, { seconds, announce: () => said.push('avisa'), ...(calls && { calls }) });
    return said;
  };
  /** When it closed, in ms after the signal. */
  const closesAt = async (said: string[]): Promise<number> => {
    let at = 0;
    for (; !said.includes('fecha') && at < 60_000; at += 50) await jest.advanceTimersByTimeAsync(50);
    return at;
  };

  it('com tempo para o balanceador, avisa na hora e fecha depois, e só uma vez', async () => {
    const said = start(12);
    process.emit('SIGTERM', 'SIGTERM');
    await jest.advanceTimersByTimeAsync(11_900);
    expect([said, exits]).toEqual([['avisa'], []]);
    await jest.advanceTimersByTimeAsync(100);
    expect([said, exits]).toEqual([['avisa', 'fecha'], [0]]);
  });

  it.each([
    ['SIGINT', 12],
    ['SIGTERM', 0],
  ] as const)('%s com %i s fecha na hora', async (signal, seconds) => {
    const said = start(seconds);
    process.emit(signal, signal);
    await jest.advanceTimersByTimeAsync(0);
    expect([said, exits]).toEqual([['avisa', 'fecha'], [0]]);
  });

  it.each([0, 500, 14_000])(
    'sem que ninguém dissesse o que há à frente, quem foi chamado há %i ms ainda atende oito segundos',
    async ms => {
      const said = start(undefined, { ms });
      process.emit('SIGTERM', 'SIGTERM');
      await jest.advanceTimersByTimeAsync(7_900);
      expect(said).toEqual(['avisa']);
      await jest.advanceTimersByTimeAsync(100);
      expect([said, exits]).toEqual([['avisa', 'fecha'], [0]]);
    },
  );

  it('e quem ninguém chamou em quinze segundos fecha na hora', async () => {
    const said = start(undefined, { ms: 15_000 });
    process.emit('SIGTERM', 'SIGTERM');
    await jest.advanceTimersByTimeAsync(0);
    expect(said).toEqual(['avisa', 'fecha']);
  });

  it.each([
    [undefined, 60_000, 0],
    [undefined, 1_000, 0],
    [12, 1_000, 0],
    [undefined, 0, 8_000],
    [12, 0, 12_000],
    [0, 0, 0],
  ])('Ctrl+C com %p s, quando a última chamada foi há %i ms, fecha em %i ms', async (seconds, ms, at) => {
    const said = start(seconds, { ms });
    process.emit('SIGINT', 'SIGINT');
    await jest.advanceTimersByTimeAsync(0);
    expect(await closesAt(said)).toBe(at);
  });

  it('Ctrl+C espera só até que ninguém chame', async () => {
    const calls = { ms: 0 };
    const said = start(undefined, calls);
    process.emit('SIGINT', 'SIGINT');
    await jest.advanceTimersByTimeAsync(3_000);
    expect(said).toEqual(['avisa']);
    calls.ms = 1_000;
    await jest.advanceTimersByTimeAsync(50);
    expect(said).toEqual(['avisa', 'fecha']);
  });

  it('o segundo sinal não espera', () => {
    start(12);
    process.emit('SIGTERM', 'SIGTERM');
    process.emit('SIGTERM', 'SIGTERM');
    expect(exits).toEqual([1]);
  });
});
