import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FakeGovernment, gestora } from '../apps/bff/test/fake-government.ts';
import { type Fault, FaultUpstream } from '../apps/bff/test/fault-upstream.ts';
import { cutBody, good, lastingFaults, quickFaults } from '../apps/bff/test/faults.table.ts';
import { Caller } from './kit/load.ts';
import { startBff } from './kit/processes.ts';
import { figure, full, LONG_MS } from './kit/tier.ts';

const SAMPLES = 24;
const AT_ONCE = 16;
/** Calls a second of a busy house; the growth per call is scaled to this rate. */
const HOUSE_RATE = 50;
/** All of them have called within the first third of the run. */
const PEOPLE = full(1_000, 20);
const CALLS_OF_A_VISIT = full(300, 20);
const MEGABYTE = 1024 * 1024;

const LIST = { status: 200, type: 'application/json', body: `{"itens":[${'{"id":1},'.repeat(400)}{"id":2}]}` };
const JPEG = { status: 200, type: 'image/jpeg', body: '\xff\xd8\xff\xe0'.padEnd(30_000) };
const FAULTS: Fault[] = [...Object.values(quickFaults), cutBody(JPEG)];
const PATHS = [
  '/api/ms-alipen/contratos',
  '/api/ms-alipen/foto-refeicao?foto=a.jpg',
  '/api/menu',
  '/api/sessao',
] as const;

/** One call in ten meets a fault, one in a thousand a silence: few enough for the breaker to let the others through. */
const mixed: Fault = {
  play: (socket, asked) => {
    const luck = Math.random();
    const well = good(asked.path.includes('foto') ? JPEG : LIST);
    const fault =
      luck < 0.001 ? lastingFaults.silence : luck < 0.1 ? FAULTS[Math.floor(Math.random() * FAULTS.length)] : well;
    fault?.play(socket, asked);
  },
};

/** Least squares: the bytes that one more call leaves behind. */
function slope(points: readonly (readonly [number, number])[]): number {
  const mean = (at: 0 | 1): number => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const over = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return over / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
}

describe('a memória do BFF, com falhas o tempo todo', () => {
  it(
    'não cresce com as chamadas',
    async () => {
      const government = await FakeGovernment.start();
      government.reset();
      const upstream = await FaultUpstream.start();
      upstream.everywhere(mixed);
      const folder = mkdtempSync(join(tmpdir(), 'alipen-memoria-'));
      const file = join(folder, 'heap');
      const bff = await startBff(upstream.origin, {
        TOKEN_JWKS_URL: `${government.origin}/.well-known/jwks.json`,
        INTEGRATOR_CALLS: '100000',
        HEAP_FILE: file,
        NODE_FLAGS: `--expose-gc --import ${join(import.meta.dirname, 'kit/heap-probe.mjs')}`,
      });
      const caller = new Caller(bff.origin);
      // What is remembered of each person is bounded, and complete before the slope is taken.
      const tokens = await Promise.all(
        Array.from({ length: PEOPLE }, () =>
          government.token({ ...gestora, matricula: crypto.randomUUID() }, { exp: 36_000 }),
        ),
      );
      let turn = 0;
      let calls = 0;
      let ended = false;
      const worker = async (): Promise<void> => {
        while (!ended) {
          const headers = { authorization: `Bearer ${tokens[turn++ % PEOPLE]}` };
          for (let n = 0; n < CALLS_OF_A_VISIT && !ended; n += 1) {
            await caller.ask(PATHS[n % PATHS.length] ?? '', { headers });
            calls += 1;
            upstream.seen.length = 0;
            government.seen.length = 0;
          }
        }
      };
      const workers = Array.from({ length: AT_ONCE }, worker);
      const points: [number, number][] = [];
      const samples = (): string[] => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []);
      for (let n = 1; n <= SAMPLES; n += 1) {
        await wait(LONG_MS / SAMPLES);
        bff.child.kill('SIGUSR2');
        while (samples().length < n) await wait(20);
        points.push([calls, Number(samples().at(-1)?.split(' ')[0])]);
      }
      ended = true;
      await Promise.all(workers);
      // The first third fills caches and pools to their size.
      const settled = points.slice(SAMPLES / 3);
      const perHour = (slope(settled) * HOUSE_RATE * 3_600) / MEGABYTE;
      const hours = ((settled.at(-1)?.[0] ?? 0) - (settled[0]?.[0] ?? 0)) / HOUSE_RATE / 3_600;
      expect(calls).toBeGreaterThan(100);
      await Promise.all([caller.close(), bff.stop()]);
      await upstream.stop();
      await government.stop();
      rmSync(folder, { recursive: true, force: true });
      figure(
        `memória depois de coletada, por hora a ${HOUSE_RATE} chamadas/s (medida em ${calls} chamadas, ${hours.toFixed(1)} h)`,
        perHour,
        1,
        'MB/h',
      );
    },
    LONG_MS + 180_000,
  );
});
