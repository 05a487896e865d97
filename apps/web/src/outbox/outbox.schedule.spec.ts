import { jest } from '@jest/globals';
import { sessionLost, sessionRenewed } from '../app/session.signals.ts';

const sendOutbox = jest.fn<() => Promise<'done' | 'later'>>();
jest.unstable_mockModule('./outbox.sender.ts', () => ({ sendOutbox }));
const { startOutbox } = await import('./outbox.schedule.ts');

const HOUR = 3_600_000;

describe('quando a fila tenta de novo', () => {
  it('pelo relógio, mas não sem sessão: aí espera a senha, e então segue', async () => {
    jest.useFakeTimers();
    sendOutbox.mockResolvedValue('later');
    const stop = startOutbox('1');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(sendOutbox).toHaveBeenCalledTimes(2);
    sendOutbox.mockImplementation(async () => {
      sessionLost();
      return 'later';
    });
    await jest.advanceTimersByTimeAsync(2 * 60_000);
    expect(sendOutbox).toHaveBeenCalledTimes(3);
    await jest.advanceTimersByTimeAsync(HOUR);
    expect(sendOutbox).toHaveBeenCalledTimes(3);
    sendOutbox.mockResolvedValue('later');
    sessionRenewed();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(sendOutbox).toHaveBeenCalledTimes(5);
    stop();
    await jest.advanceTimersByTimeAsync(HOUR);
    expect(sendOutbox).toHaveBeenCalledTimes(5);
    jest.useRealTimers();
  });
});
