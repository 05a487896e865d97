import * as fc from 'fast-check';
import { Breaker, type BreakerState, type Verdict } from './breaker.ts';

function breaker() {
  const clock = { now: 1_000_000 };
  const states: BreakerState[] = [];
  const one = new Breaker(
    state => states.push(state),
    () => clock.now,
    () => 0.5,
    1_500,
  );
  const call = (verdict: Verdict): boolean => {
    const leave = one.ask();
    if (typeof leave === 'number') return false;
    one.tell(leave, verdict);
    return true;
  };
  const calls = (many: number, verdict: Verdict): void => {
    for (let n = 0; n < many; n += 1) call(verdict);
  };
  return { one, clock, states, call, calls };
}

describe('o disjuntor', () => {
  it('abre com metade das chamadas falhando, nunca antes de vinte', () => {
    const { one, calls, call } = breaker();
    calls(9, 'ok');
    calls(9, 'failed');
    expect(one.state).toBe('closed');
    call('ok');
    call('failed');
    expect(one.state).toBe('open');
  });

  it('abre com quatro de cada cinco lentas, e não com três', () => {
    const some = breaker();
    some.calls(8, 'ok');
    some.calls(24, 'slow');
    expect(some.one.state).toBe('closed');
    const most = breaker();
    most.calls(4, 'ok');
    most.calls(16, 'slow');
    expect(most.one.state).toBe('open');
  });

  it('abre na quinta conexão recusada em seguida', () => {
    const { one, calls, call } = breaker();
    calls(4, 'unreachable');
    call('ok');
    calls(4, 'unreachable');
    expect(one.state).toBe('closed');
    call('unreachable');
    expect(one.state).toBe('open');
  });

  it.each<[string, Verdict | undefined]>([
    ['falhando', 'failed'],
    ['sem responder', undefined],
  ])('depois de meio minuto de chamadas boas, abre em menos de 2 s %s, a 50 chamadas por segundo', (_name, verdict) => {
    const { one, clock, calls } = breaker();
    for (let at = 0; at < 30_000; at += 20) {
      calls(1, 'ok');
      clock.now += 20;
    }
    const began = clock.now;
    while (one.state === 'closed' && clock.now - began < 60_000) {
      const leave = one.ask();
      if (verdict && typeof leave === 'object') one.tell(leave, verdict);
      clock.now += 20;
    }
    expect(clock.now - began).toBeLessThan(2_000);
  });

  it('enquanto uma volta boa, demora de outras não o abre', () => {
    const { one, clock, calls } = breaker();
    for (let n = 0; n < 200; n += 1) {
      one.ask();
      calls(1, 'ok');
      clock.now += 20;
    }
    expect(one.state).toBe('closed');
  });

  it('o servidor que diz estar de pé é tentado passado um quinto da pausa, dez segundos no máximo, e só então', () => {
    const { one, clock, calls } = breaker();
    calls(5, 'unreachable');
    for (const waited of [2, 4, 8, 10, 10]) {
      one.wake();
      expect(one.ask()).toBe(waited);
      clock.now += waited * 1_000;
      calls(1, 'failed');
    }
    one.wake();
    clock.now += 10_000;
    calls(3, 'ok');
    expect(one.state).toBe('closed');
  });

  it('o que passou há mais de 30 s não conta, nem o que nada ensina', () => {
    const { one, clock, calls } = breaker();
    calls(19, 'failed');
    clock.now += 31_000;
    calls(15, 'failed');
    calls(50, 'none');
    expect(one.state).toBe('closed');
  });

  it('aberto diz quantos segundos faltam; depois deixa três passarem, e as três boas o fecham', () => {
    const { one, clock, calls, call, states } = breaker();
    calls(5, 'unreachable');
    expect(one.ask()).toBe(10);
    clock.now += 9_500;
    expect(one.ask()).toBe(1);
    clock.now += 500;
    const probes = [one.ask(), one.ask(), one.ask()];
    expect(probes.every(leave => typeof leave === 'object')).toBe(true);
    expect(one.ask()).toBe(1);
    for (const leave of probes) if (typeof leave === 'object') one.tell(leave, 'ok');
    expect(states).toEqual(['open', 'half-open', 'closed']);
    expect(call('ok')).toBe(true);
  });

  it('uma das três que falha o abre de novo, pelo dobro do tempo, até um minuto', () => {
    const { one, clock, calls, call } = breaker();
    calls(5, 'unreachable');
    const pauses: unknown[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      clock.now += 60_000;
      call('ok');
      call('failed');
      pauses.push(one.ask());
    }
    expect(pauses).toEqual([20, 40, 60, 60]);
  });

  it('falhas que chegam tarde, de antes de fechar, não o abrem de novo', () => {
    const { one, clock, calls, call } = breaker();
    const late = Array.from({ length: 30 }, () => one.ask());
    calls(5, 'unreachable');
    clock.now += 10_000;
    calls(3, 'ok');
    for (const leave of late) if (typeof leave === 'object') one.tell(leave, 'failed');
    expect(one.state).toBe('closed');
    expect(call('ok')).toBe(true);
  });

  it('quem desiste no meio da prova devolve o lugar', () => {
    const { one, clock, calls } = breaker();
    calls(5, 'unreachable');
    clock.now += 10_000;
    calls(10, 'none');
    expect(one.state).toBe('half-open');
    calls(3, 'ok');
    expect(one.state).toBe('closed');
  });

  it('nunca fica preso: depois de qualquer história, um servidor bom o fecha', () => {
    const verdict = fc.constantFrom<Verdict>('ok', 'slow', 'failed', 'unreachable', 'none');
    const step = fc.record({
      verdict,
      wait: fc.integer({ min: 0, max: 20_000 }),
      parallel: fc.integer({ min: 1, max: 6 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), steps => {
        const { one, clock, calls } = breaker();
        for (const { verdict: said, wait, parallel } of steps) {
          clock.now += wait;
          const leaves = Array.from({ length: parallel }, () => one.ask());
          for (const leave of leaves) if (typeof leave === 'object') one.tell(leave, said);
        }
        clock.now += 72_000;
        calls(3, 'ok');
        calls(3, 'ok');
        expect(one.state).toBe('closed');
      }),
    );
  });
});
