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

  const start = (seconds: number) => {
    const said: string[] = [];
    const app = { close: async () => void said.push('fecha') };
    closeOnSignals(app, logger, { seconds, announce: () => said.push('avisa') });
    return said;
  };

  it('com tempo para o balanceador, avisa na hora e fecha depois, e só uma vez', async () => {
    const said = start(12);
    process.emit('SIGTERM', 'SIGTERM');
    await jest.advanceTimersByTimeAsync(11_000);
    expect([said, exits]).toEqual([['avisa'], []]);
    await jest.advanceTimersByTimeAsync(1_000);
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

  it('o segundo sinal não espera', () => {
    start(12);
    process.emit('SIGTERM', 'SIGTERM');
    process.emit('SIGTERM', 'SIGTERM');
    expect(exits).toEqual([1]);
  });
});
