import { jest } from '@jest/globals';
import { sessionLost, sessionRenewed } from '../app/session.signals.ts';

const sendOutbox = jest.fn<() => Promise<'done' | 'later'>>();
jest.unstable_mockModule('./outbox.sender.ts', () => ({ sendOutbox }));
const { startOutbox, waitAfter } = await import('./outbox.schedule.ts');

const HOUR = 3_600_000;

describe('quando a fila tenta de novo', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    sendOutbox.mockReset();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('depois de cada falha espera mais, até um quarto de hora, e nenhum aparelho volta no segundo do outro', () => {
    const esperas = [1, 2, 3, 4, 5, 6].map(falhas => waitAfter(falhas, 0.5) / 1_000);
    expect(esperas).toEqual([5, 60, 120, 300, 900, 900]);
    expect([waitAfter(2, 0), waitAfter(2, 1)]).toEqual([48_000, 72_000]);
  });

  it('pelo relógio, mas não sem sessão: aí espera a senha, e então segue', async () => {
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
  });

  it('os vários sinais de uma só volta da rede não a fazem esperar mais: a próxima tentativa é em segundos', async () => {
    sendOutbox.mockResolvedValue('later');
    const stop = startOutbox('1');
    await jest.advanceTimersByTimeAsync(4 * 60_000);
    const before = sendOutbox.mock.calls.length;
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(0);
    expect(sendOutbox).toHaveBeenCalledTimes(before + 2);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(sendOutbox).toHaveBeenCalledTimes(before + 3);
    stop();
  });
});
