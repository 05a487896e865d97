import { jest } from '@jest/globals';
import * as fc from 'fast-check';
import { Quota } from './quota.ts';

const quota = (policy = { quota: 40, window: 2 }) => {
  const clock = { now: 1_000_000 };
  return { clock, one: new Quota(policy, () => clock.now) };
};

describe('a conta de chamadas', () => {
  it('deixa a rajada passar, depois só o que o tempo devolve', () => {
    const { clock, one } = quota();
    for (let n = 0; n < 40; n += 1) expect(one.take('a').admitted).toBe(true);
    expect(one.take('a')).toEqual({ admitted: false, left: 0, reset: 2 });
    expect(one.take('b')).toEqual({ admitted: true, left: 39, reset: 1 });
    clock.now += 50;
    expect([one.take('a').admitted, one.take('a').admitted]).toEqual([true, false]);
    clock.now += 2_000;
    expect(one.take('a').left).toBe(39);
  });

  it('uma rajada cabe inteira e cada resposta diz quantas restam, a qualquer hora', () => {
    const [burst, quarter] = [
      { quota: 300, window: 2 },
      { quota: 100, window: 900 },
    ];
    const policies = fc.constantFrom({ quota: 2, window: 2 }, burst, { quota: 7, window: 60 }, quarter);
    const microseconds = fc.integer({ min: 0, max: 3e9 });
    fc.assert(
      fc.property(policies, microseconds, (policy, microsecond) => {
        const one = new Quota(policy, () => microsecond / 1000);
        for (let left = policy.quota - 1; left >= 0; left -= 1)
          expect(one.take('a')).toMatchObject({ admitted: true, left });
        expect(one.take('a')).toEqual({ admitted: false, left: 0, reset: policy.window });
      }),
      // With fractions this example lost a call.
      {
        examples: [
          [burst, 100],
          [quarter, 11_111_104],
        ],
      },
    );
  });

  it('um relógio atrasado à mão não tranca ninguém', () => {
    const one = new Quota({ quota: 40, window: 2 });
    one.take('a');
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
    expect(one.take('a').admitted).toBe(true);
    now.mockRestore();
  });

  it('uma foto custa um quarto de chamada', () => {
    const { one } = quota();
    for (let n = 0; n < 160; n += 1) expect(one.take('a', 0.25).admitted).toBe(true);
    expect(one.take('a', 0.25).admitted).toBe(false);
  });

  it('o que se gastou em outra réplica conta aqui, sem dever mais que uma janela', () => {
    const { clock, one } = quota();
    one.spend('a', 39);
    expect([one.take('a').admitted, one.take('a').admitted]).toEqual([true, false]);
    one.spend('a', 1_000);
    clock.now += 2_000;
    expect(one.take('a').left).toBe(39);
  });

  it('em qualquer história, ninguém passa da rajada mais o que o tempo devolve', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 300 }), waits => {
        const { clock, one } = quota();
        const began = clock.now;
        let admitted = 0;
        for (const wait of waits) {
          clock.now += wait;
          const standing = one.take('a');
          if (standing.admitted) admitted += 1;
          expect(standing.left).toBeGreaterThanOrEqual(0);
          expect(standing.left).toBeLessThan(40);
        }
        expect(admitted).toBeLessThanOrEqual(40 + (clock.now - began) / 50);
      }),
    );
  });
});
