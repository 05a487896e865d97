import { setTimeout as wait } from 'node:timers/promises';
import { FakeGovernment } from '../apps/bff/test/fake-government.ts';
import { Balancer } from './kit/balancer.ts';
import { Caller, steadily } from './kit/load.ts';
import { freePort, startBff } from './kit/processes.ts';
import { figure, full } from './kit/tier.ts';

/** As it comes: nobody said how long to serve on. */
const UNSAID = { DRAIN_SECONDS: '' };
const RATE = full(60, 20);
const AT_ONCE = full(Number.POSITIVE_INFINITY, 4);
const PATHS = ['/api/menu', '/api/sessao', '/api/acessos'];

let government: FakeGovernment;
beforeAll(async () => {
  government = await FakeGovernment.start();
  government.reset();
});
afterAll(() => government.stop());

describe('um servidor que recebe um sinal, sem DRAIN_SECONDS', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    '%s: atrás de um balanceador nenhuma chamada se perde',
    async signal => {
      const ports = [await freePort(), await freePort()];
      const replicas = await Promise.all(
        ports.map(port => startBff(government.origin, { PORT: String(port), INTEGRATOR_CALLS: '1000', ...UNSAID })),
      );
      const origins = ports.map(port => `http://127.0.0.1:${port}`);
      const balancer = await Balancer.before(origins);
      while (!origins.every(origin => balancer.isReady(origin))) await wait(20);
      const caller = new Caller(balancer.origin);
      const headers = { authorization: `Bearer ${await government.token()}` };
      const failed: string[] = [];
      let calls = 0;
      const one = async (n: number): Promise<void> => {
        const { status, text } = await caller.ask(PATHS[n % PATHS.length] ?? '', { headers });
        calls += 1;
        if (status !== 200) failed.push(`${status} ${text.slice(0, 200)}`);
      };
      const ending = new AbortController();
      const load = steadily(RATE, one, ending.signal, AT_ONCE);
      while (calls < 40) await wait(20);
      const [leaving, staying] = replicas;
      const gone = new Promise(resolve => leaving?.child.once('exit', resolve));
      leaving?.child.kill(signal);
      expect(await gone).toBe(0);
      const then = calls;
      while (calls < then + 20) await wait(20);
      ending.abort();
      await load;
      expect(failed).toEqual([]);
      figure(`chamadas perdidas a um ${signal} sem DRAIN_SECONDS (${calls} chamadas)`, failed.length, 0, 'chamadas');
      balancer.close();
      await Promise.all([caller.close(), staying?.stop()]);
    },
    120_000,
  );

  it('Ctrl+C com ninguém chamando não espera', async () => {
    const { child } = await startBff(government.origin, UNSAID);
    const began = performance.now();
    const gone = new Promise(resolve => child.once('exit', resolve));
    child.kill('SIGINT');
    expect(await gone).toBe(0);
    const took = performance.now() - began;
    expect(took).toBeLessThan(8_000);
    figure('do Ctrl+C ao fim, com ninguém chamando', took, 2_000, 'ms');
  }, 60_000);
});
