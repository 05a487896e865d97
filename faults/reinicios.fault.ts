import { setTimeout as wait } from 'node:timers/promises';
import { unless } from '../scripts/jest/unless.mjs';
import { Balancer } from './kit/balancer.ts';
import { Caller, steadily } from './kit/load.ts';
import { ownPostgres } from './kit/postgres.ts';
import { freePort, startBff } from './kit/processes.ts';
import { Manager, ownGovernment } from './kit/product.ts';
import { ownValkey, WITHOUT_VALKEY } from './kit/services.ts';
import { figure, full } from './kit/tier.ts';

const RESTARTS = full(20, 2);
const RATE = full(60, 20);
const AT_ONCE = full(Number.POSITIVE_INFINITY, 4);
/** Twice the balancer's period (it asks five times a second here) and a second to spare, as security.md C8 counts. */
const DRAIN_SECONDS = '2';

describe('duas réplicas atrás de um balanceador, com Valkey e PostgreSQL', () => {
  unless(
    WITHOUT_VALKEY,
    'reiniciadas uma a uma, não deixam cair uma chamada',
    async () => {
      const [valkey, postgres] = [await ownValkey(), await ownPostgres()];
      const government = await ownGovernment(postgres.url);
      const ports = [await freePort(), await freePort()];
      const start = (port: number) =>
        startBff(government.origin, {
          PORT: String(port),
          VALKEY_URL: valkey.url,
          DRAIN_SECONDS,
          INTEGRATOR_CALLS: '1000',
        });
      const replicas = await Promise.all(ports.map(start));
      const origins = ports.map(port => `http://127.0.0.1:${port}`);
      const balancer = await Balancer.before(origins);
      const ready = async (origin: string): Promise<void> => {
        while (!balancer.isReady(origin)) await wait(20);
      };
      await Promise.all(origins.map(ready));
      const manager = await Manager.enter(balancer.origin);
      const caller = new Caller(balancer.origin);
      const headers = { authorization: manager.authorization };
      const [failed, written]: [string[], string[]] = [[], []];
      let calls = 0;
      const PATHS = ['/api/menu', '/api/sessao', '/api/ms-alipen/contratos', '/api/ms-alipen/motivos'];
      const one = async (n: number): Promise<void> => {
        // One call in twenty writes; no call is repeated.
        const write = n % 20 === 0 && written.length < 120;
        const texto = `Reinício ${n}`;
        const path = PATHS[n % PATHS.length] ?? '';
        const told = write ? await manager.addReason(texto, crypto.randomUUID()) : await caller.ask(path, { headers });
        calls += 1;
        if (told.status !== (write ? 201 : 200)) failed.push(`${told.status} ${told.text.slice(0, 200)}`);
        else if (write) written.push(texto);
      };
      const ending = new AbortController();
      const load = steadily(RATE, one, ending.signal, AT_ONCE);
      for (let turn = 0; turn < RESTARTS; turn += 1) {
        const at = turn % 2;
        await replicas[at]?.stop();
        replicas[at] = await start(ports[at] ?? 0);
        await ready(origins[at] ?? '');
      }
      ending.abort();
      await load;
      expect(failed).toEqual([]);
      const kept = (await manager.reasons('Reinício ')).map(({ texto }) => texto);
      expect(kept.sort()).toEqual(written.sort());
      figure(`chamadas perdidas em ${RESTARTS} reinícios (${calls} chamadas)`, failed.length, 0, 'chamadas');
      balancer.close();
      await Promise.all([caller.close(), manager.leave(), ...replicas.map(({ stop }) => stop())]);
      await government.stop();
      await Promise.all([valkey.stop(), postgres.stop()]);
    },
    900_000,
  );
});
