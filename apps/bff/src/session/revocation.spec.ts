import { setTimeout as wait } from 'node:timers/promises';
import { MemoryRevocations } from './memory-revocation.adapter.ts';
import { Revocations } from './revocation.port.ts';
import { ValkeyRevocations } from './valkey-revocation.adapter.ts';

const url = process.env.TEST_VALKEY_URL;
const warnings: unknown[] = [];
const logger = { warn: (line: unknown) => warnings.push(line) } as never;
const inAnHour = () => Date.now() / 1000 + 3600;
const key = () => `teste-${crypto.randomUUID()}`;

async function eventually(check: () => boolean, limit = 1_000): Promise<boolean> {
  for (let waited = 0; waited < limit && !check(); waited += 10) await wait(10);
  return check();
}

const adapters: [string, () => Revocations][] = [
  ['na memória', () => new MemoryRevocations()],
  ...(url ? [['no Valkey', () => new ValkeyRevocations(url, logger)] as [string, () => Revocations]] : []),
];

describe.each(adapters)('as revogações %s', (_name, make) => {
  const made: Revocations[] = [];
  const replica = async (): Promise<Revocations> => {
    const one = make();
    made.push(one);
    expect(await eventually(() => one.healthy())).toBe(true);
    return one;
  };
  afterAll(() => {
    for (const one of made) if (one instanceof ValkeyRevocations) one.onApplicationShutdown();
  });

  it('valem logo onde foram feitas, e só para aquele token', async () => {
    const revocations = await replica();
    const [one, other] = [key(), key()];
    await revocations.revoke(one, inAnHour());
    expect([revocations.has(one), revocations.has(other)]).toEqual([true, false]);
  });

  it('chegam às outras réplicas em menos de um segundo, e às que sobem depois', async () => {
    const [here, there] = [await replica(), await replica()];
    if (here instanceof MemoryRevocations) return;
    const one = key();
    await here.revoke(one, inAnHour());
    expect(await eventually(() => there.has(one))).toBe(true);
    expect((await replica()).has(one)).toBe(true);
  });
});

describe('sem Valkey no ar', () => {
  it('a réplica não está pronta, mas a revogação vale nela', async () => {
    const alone = new ValkeyRevocations('redis://127.0.0.1:1', logger);
    await wait(100);
    expect(alone.healthy()).toBe(false);
    const one = key();
    await expect(alone.revoke(one, inAnHour())).rejects.toThrow();
    expect(alone.has(one)).toBe(true);
    alone.onApplicationShutdown();
    expect(warnings).not.toEqual([]);
  });
});
