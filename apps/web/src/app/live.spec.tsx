import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startLive } from './live.connection.ts';
import { useLive } from './live.hook.ts';
import { type Novidades, setPaused } from './live.store.ts';
import { LiveNews, LiveSwitch } from './live-switch.component.tsx';
import { newQueryClient } from './query-client.ts';

class Line extends EventTarget {
  static all: Line[] = [];
  closed = false;
  constructor(readonly url: string) {
    super();
    Line.all.push(this);
  }
  close() {
    this.closed = true;
  }
  say(type: string, data: unknown = {}, lastEventId = '') {
    act(() => {
      this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data), lastEventId }));
    });
  }
}
const line = () => Line.all.at(-1) as Line;
const pedido = (pedidoId: number) => ({ tipo: 'pedido', pedidoId, lotacaoId: 1, data: '2026-11-21' });
const later = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const hide = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

let heard: Novidades[] = [];
const Reader = ({ hold = false }) => {
  const live = useLive(['pedido'], novidades => heard.push(novidades), { hold });
  return (
    <>
      <LiveSwitch />
      <LiveNews {...live} />
    </>
  );
};

describe('changes told live', () => {
  let stop = () => undefined as unknown;
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const open = (hold = false) => {
    const view = render(
      <QueryClientProvider client={newQueryClient()}>
        <Reader hold={hold} />
      </QueryClientProvider>,
    );
    act(() => {
      stop = startLive();
    });
    return view;
  };

  beforeEach(() => {
    jest.useFakeTimers();
    Line.all = [];
    heard = [];
    globalThis.EventSource = Line as unknown as typeof EventSource;
    setPaused(false);
    hide(false);
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  it('those that come together are told together, and of what was asked for', () => {
    open();
    line().say('open');
    expect(screen.getByRole('switch', { name: 'Atualização automática' }).textContent).toBe('Ao vivo');
    line().say('mudanca', pedido(1), '7');
    line().say('mudanca', { tipo: 'notificacao' }, '8');
    line().say('mudanca', pedido(2), '9');
    later(1_000);
    expect(heard).toEqual([[pedido(1), pedido(2)]]);
    line().say('recarregar');
    expect(heard.at(-1)).toBe('tudo');
  });

  it('paused, the screen stands still and counts; shown or switched on, it comes in', async () => {
    open();
    line().say('open');
    await user.click(screen.getByRole('switch'));
    expect(screen.getByRole('switch').textContent).toBe('Pausado');
    for (const id of [1, 2, 2, 3]) line().say('mudanca', pedido(id));
    later(1_000);
    expect(heard).toEqual([]);
    await user.click(screen.getByRole('button', { name: '3 novos, mostrar' }));
    expect(heard).toHaveLength(1);
    line().say('mudanca', pedido(4));
    later(1_000);
    expect(screen.getByRole('button', { name: '1 novo, mostrar' })).toBeTruthy();
    await user.click(screen.getByRole('switch'));
    expect(heard).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /mostrar/ })).toBeNull();
  });

  it('a lost line comes back where it stopped, each time later, and meanwhile the screen is read by the clock', () => {
    open();
    line().say('open');
    line().say('sinal', {}, '41');
    const waits = [];
    for (let n = 0; n < 4; n += 1) {
      const before = Line.all.length;
      line().say('error');
      expect(line().closed).toBe(true);
      let waited = 0;
      while (Line.all.length === before) {
        later(100);
        waited += 100;
      }
      waits.push(waited);
      expect(line().url).toContain('?desde=41');
    }
    expect(waits[3]).toBeGreaterThan(waits[0] ?? 0);
    expect(screen.getByRole('switch').textContent).toBe('Atualiza a cada 30 s');
    heard = [];
    later(40_000);
    expect(heard).toEqual(['tudo']);
    line().say('open');
    later(120_000 - 50_000);
    expect(screen.getByRole('switch').textContent).not.toBe('Atualiza a cada 30 s');
  });

  it('silence is a lost line', () => {
    open();
    line().say('open');
    later(49_000);
    line().say('sinal', {}, '1');
    later(49_000);
    expect(Line.all).toHaveLength(1);
    later(3_000);
    expect(Line.all).toHaveLength(2);
  });

  it('hidden for long lets the line go, seen again takes it up; nobody listening needs none', () => {
    const { unmount } = open();
    line().say('open');
    hide(true);
    later(10_000);
    expect(line().closed).toBe(false);
    later(25_000);
    expect(line().closed).toBe(true);
    hide(false);
    expect(Line.all).toHaveLength(2);
    unmount();
    later(30_000);
    expect(line().closed).toBe(true);
  });
});
