import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'iovalkey';
import { unless } from '../../../../scripts/jest/unless.mjs';
import { MemoryRevocations } from './revocation/memory-revocation-adapter.ts';
import { Revocations } from './revocation/revocation-port.ts';
import { ValkeyRevocations } from './revocation/valkey-revocation-adapter.ts';

const url = process.env.TEST_VALKEY_URL;
const warnings: unknown[] = [];
const logger = { warn: (line: unknown) => warnings.push(line) } as never;
const inAnHour = () => Date.now() / 1000 + 3600;
const key = () => `teste-${crypto.randomUUID()}`;

async function cuttable(to: string) {
  const { hostname, port } = new URL(to);
  const sockets = new Set<Socket>();
  let whole = true;
  const server = createServer(inside => {
    const outside = connect(Number(port || 6379), hostname);
    for (const [socket, other] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => other.destroy());
      socket.pipe(other);
    }
    if (!whole) inside.destroy();
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    whole = false;
    for (const socket of sockets) socket.destroy();
  };
  const mend = (): void => {
    whole = true;
  };
  const close = (): void => {
    cut();
    server.close();
  };
  return { url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`, cut, mend, close };
}

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

describe('quando o Valkey volta', () => {
  unless(
    !url && 'sem TEST_VALKEY_URL',
    'ouve o que foi revogado sem ele, e o que ele esqueceu; as outras réplicas também',
    async () => {
      const line = await cuttable(url as string);
      const [here, there] = [new ValkeyRevocations(line.url, logger), new ValkeyRevocations(url as string, logger)];
      const [one, forgotten] = [key(), key()];
      for (const replica of [here, there]) expect(await eventually(() => replica.healthy(), 10_000)).toBe(true);
      await here.revoke(forgotten, inAnHour());
      const valkey = new Redis(url as string);
      line.cut();
      await valkey.zrem('alipen:revogados', forgotten);
      expect(await eventually(() => !here.healthy(), 10_000)).toBe(true);
      await expect(here.revoke(one, inAnHour())).rejects.toThrow();
      expect([here.has(one), there.has(one)]).toEqual([true, false]);
      line.mend();
      expect(await eventually(() => there.has(one), 10_000)).toBe(true);
      expect(await valkey.zscore('alipen:revogados', forgotten)).not.toBeNull();
      valkey.disconnect();
      for (const replica of [here, there]) replica.onApplicationShutdown();
      line.close();
    },
  );
});

describe('sem Valkey no ar', () => {
  it('a réplica não está pronta, mas a revogação vale nela', async () => {
    const before = warnings.length;
    const alone = new ValkeyRevocations('redis://127.0.0.1:1', logger);
    expect(await eventually(() => warnings.length > before, 10_000)).toBe(true);
    expect(alone.healthy()).toBe(false);
    const one = key();
    await expect(alone.revoke(one, inAnHour())).rejects.toThrow();
    expect(alone.has(one)).toBe(true);
    alone.onApplicationShutdown();
  });
});
