import { setTimeout as wait } from 'node:timers/promises';
import { FakeGovernment, gestora } from '../apps/bff/test/fake-government.ts';
import { FaultUpstream } from '../apps/bff/test/fault-upstream.ts';
import { lastingFaults } from '../apps/bff/test/faults.table.ts';
import { Caller, percentile, steadily, type Told } from './kit/load.ts';
import { startBff } from './kit/processes.ts';
import { figure, LONG_MS } from './kit/tier.ts';

const LOCAL = ['/api/menu', '/api/sessao', '/api/acessos', '/health/ready'] as const;
const LOCAL_RATE = 40;
const RELAYED_RATE = 50;

describe('com o servidor do governo fora do ar', () => {
  it(
    'menu, sessão, acessos e saúde respondem sempre, e logo: mudo na primeira metade, desligado na segunda',
    async () => {
      const government = await FakeGovernment.start();
      government.reset();
      const upstream = await FaultUpstream.start();
      const bff = await startBff(upstream.origin, { TOKEN_JWKS_URL: `${government.origin}/.well-known/jwks.json` });
      // The government API answered once: from here on this is an outage, not a first start.
      upstream.everywhere(lastingFaults.silence);
      const people = await Promise.all(
        Array.from({ length: 40 }, (_, n) => government.token({ ...gestora, matricula: `m${n}` }, { exp: 36_000 })),
      );
      const caller = new Caller(bff.origin);
      const as = (n: number) => ({ headers: { authorization: `Bearer ${people[n % 40]}` } });
      // Everybody has called before, so that the outage is measured and not the first check of a token.
      for (const [n] of people.entries()) await caller.ask('/api/sessao', as(n));
      const local: Told[] = [];
      const relayed: Told[] = [];
      const ending = new AbortController();
      const loads = [
        steadily(LOCAL_RATE, async n => void local.push(await caller.ask(LOCAL[n % 4] ?? '', as(n))), ending.signal),
        steadily(
          RELAYED_RATE,
          async n => void relayed.push(await caller.ask('/api/ms-alipen/contratos', as(n))),
          ending.signal,
        ),
      ];
      await wait(LONG_MS / 2);
      await upstream.stop();
      await wait(LONG_MS / 2);
      ending.abort();
      await Promise.all(loads);
      expect(local.filter(({ status }) => status !== 200)).toEqual([]);
      expect(relayed.filter(({ status }) => ![502, 503, 504].includes(status))).toEqual([]);
      const paused = relayed.filter(({ type }) => type === 'servidor-em-pausa').map(({ ms }) => ms);
      expect(paused.length).toBeGreaterThan(0);
      const minutes = (LONG_MS / 60_000).toFixed(1);
      figure(
        `p99 de menu, sessão, acessos e saúde em ${minutes} min (${local.length} chamadas)`,
        percentile(
          local.map(({ ms }) => ms),
          0.99,
        ),
        50,
        'ms',
      );
      figure(`p99 da recusa com o disjuntor aberto (${paused.length})`, percentile(paused, 0.99), 20, 'ms');
      await Promise.all([caller.close(), bff.stop()]);
      await government.stop();
    },
    LONG_MS + 120_000,
  );
});
