/**
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { jest } from '@jest/globals';
import { pretendDesk } from '../../app/fetch.fixture.ts';
import { ProblemError } from '../../base/problem.error.ts';

pretendDesk();
const { adiar } = await import('./desfazer.ts');

/** The real timer: time stands still for the six seconds, not for rendering. */
const semParar = globalThis.setTimeout;
const desenhar = () => new Promise(resolve => semParar(resolve, 300));
const desfazerDe = (titulo: string) =>
  [...document.querySelectorAll('button')].find(botao => {
    let lugar: HTMLElement | null = botao;
    while (lugar && !/cancelado/.test(lugar.textContent)) lugar = lugar.parentElement;
    return lugar?.textContent.includes(titulo);
  });

describe('o que se faz seis segundos depois', () => {
  // Loads the notifications once, before time is stopped.
  beforeAll(async () => {
    await (await import('../../ui/notification.loader.tsx')).notifier;
  });
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const fazer = () => jest.fn(async () => undefined);

  it('é feito aos seis segundos, uma vez', () => {
    const cancelar = fazer();
    void adiar('Pedido 2026-000001 cancelado', 'Vale em 6 segundos.', cancelar);
    jest.advanceTimersByTime(5_999);
    expect(cancelar).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(cancelar).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event('pagehide'));
    expect(cancelar).toHaveBeenCalledTimes(1);
  });

  it('desfeito a tempo, não é feito', async () => {
    const cancelar = fazer();
    void adiar('Pedido 2026-000002 cancelado', 'Vale em 6 segundos.', cancelar);
    await desenhar();
    const desfazer = desfazerDe('2026-000002');
    jest.advanceTimersByTime(3_000);
    desfazer?.click();
    jest.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event('pagehide'));
    expect(desfazer).toBeDefined();
    expect(cancelar).not.toHaveBeenCalled();
  });

  it('sair da página não é mudar de ideia: o que esperava é feito na hora', () => {
    const cancelar = fazer();
    void adiar('Pedido 2026-000003 cancelado', 'Vale em 6 segundos.', cancelar);
    jest.advanceTimersByTime(1_000);
    window.dispatchEvent(new Event('pagehide'));
    expect(cancelar).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(60_000);
    expect(cancelar).toHaveBeenCalledTimes(1);
  });

  it('o que o servidor recusa depois disso é dito, com a frase dele', async () => {
    const detail = 'Este registro foi alterado por Rui Mota às 14:32. Recarregue para continuar.';
    void adiar('Pedido 2026-000004 cancelado', 'Vale em 6 segundos.', () =>
      Promise.reject(new ProblemError(412, { detail })),
    );
    jest.advanceTimersByTime(6_000);
    await desenhar();
    expect(document.body.textContent).toContain('Não foi feito');
    expect(document.body.textContent).toContain(detail);
  });
});
