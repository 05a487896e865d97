import { jest } from '@jest/globals';
import { LiveLine } from './live-line.ts';

class Source extends EventTarget {
  static all: Source[] = [];
  closed = false;
  constructor(readonly url: string) {
    super();
    Source.all.push(this);
  }
  close() {
    this.closed = true;
  }
}
const source = () => Source.all.at(-1) as Source;
const say = (type: string) => source().dispatchEvent(new MessageEvent(type, { data: '{}' }));

describe('a line of live changes', () => {
  let told: string[];
  let line: LiveLine;

  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(globalThis, { EventSource: Source });
    Source.all = [];
    told = [];
    line = new LiveLine({
      address: () => `/ao-vivo?n=${Source.all.length}`,
      events: { mudanca: () => told.push('mudanca') },
      silenceMs: 10_000,
      longestWaitMs: 4_000,
      opened: again => told.push(again ? 'de novo' : 'aberta'),
      lost: failures => told.push(`perdida ${failures}`),
      retry: () => line.open(),
    });
  });
  afterEach(() => {
    line.close();
    jest.useRealTimers();
  });

  it('silence is a loss, and any event breaks it', () => {
    line.open();
    say('open');
    jest.advanceTimersByTime(9_000);
    say('sinal');
    jest.advanceTimersByTime(9_000);
    say('mudanca');
    expect(told).toEqual(['aberta', 'mudanca']);
    jest.advanceTimersByTime(10_000);
    expect(told).toEqual(['aberta', 'mudanca', 'perdida 1']);
    expect(source().closed).toBe(true);
  });

  it('waits longer each time, never longer than it may, and starts anew once it was open', () => {
    line.open();
    for (const wait of [1_000, 2_000, 4_000, 4_000]) {
      const before = Source.all.length;
      say('error');
      jest.advanceTimersByTime(wait / 2 - 1);
      expect(Source.all.length).toBe(before);
      jest.advanceTimersByTime(wait / 2 + 1);
      expect(Source.all.length).toBe(before + 1);
    }
    say('open');
    say('error');
    expect(told.slice(-2)).toEqual(['de novo', 'perdida 1']);
  });

  it('asks for its address anew at each opening', () => {
    line.open();
    say('error');
    line.open();
    expect(Source.all.map(({ url }) => url)).toEqual(['/ao-vivo?n=0', '/ao-vivo?n=1']);
    expect(line.isWaiting).toBe(false);
  });

  it('closed, it neither waits nor comes back', () => {
    line.open();
    say('error');
    line.close();
    jest.advanceTimersByTime(60_000);
    expect(Source.all).toHaveLength(1);
    expect([line.isBegun, line.isWaiting]).toEqual([false, false]);
  });
});
