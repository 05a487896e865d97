import { setTimeout as wait } from 'node:timers/promises';
import { FakeGovernment, gestora } from '../apps/bff/test/fake-government.ts';
import { type Fault, FaultUpstream } from '../apps/bff/test/fault-upstream.ts';
import { good, lastingFaults, quickFaults } from '../apps/bff/test/faults.table.ts';
import { Caller, steadily } from './kit/load.ts';
import { startBff } from './kit/processes.ts';
import { figure, full } from './kit/tier.ts';

const LIST = '/api/ms-alipen/contratos';
const EMPTY = { status: 200, type: 'application/json', body: '{"itens":[],"pagina":1,"tamanho":50,"total":0}' };
const RATE = 50;
/** Long enough for the breaker's window to be full of good calls. */
const CALM_MS = full(35_000, 1_500);
/** When undefined, an outage lasts until the breaker has opened. */
const OUTAGE_MS = full<number, undefined>(45_000, undefined);
/** More than the calls after which a silent government API is given up. */
const AT_ONCE = full(Number.POSITIVE_INFINITY, 40);
const LIMIT_MS = 90_000;

let government: FakeGovernment;
beforeAll(async () => {
  government = await FakeGovernment.start();
  government.reset();
});
afterAll(() => government.stop());

/** In milliseconds from the fault, and from its end; NaN if never. */
async function outage(fault: Fault | 'refused'): Promise<{ opened: number; closed: number }> {
  const upstream = await FaultUpstream.start();
  upstream.everywhere(good(EMPTY));
  const bff = await startBff(upstream.origin, { TOKEN_JWKS_URL: `${government.origin}/.well-known/jwks.json` });
  const people = await Promise.all(
    Array.from({ length: 20 }, (_, n) => government.token({ ...gestora, matricula: `m${n}` }, { exp: 3600 })),
  );
  const caller = new Caller(bff.origin);
  const stopping = new AbortController();
  const at = { down: 0, open: 0, up: 0, closed: 0 };
  const load = steadily(
    RATE,
    async n => {
      const { status, type } = await caller.ask(LIST, { headers: { authorization: `Bearer ${people[n % 20]}` } });
      const now = performance.now();
      if (at.down && !at.open && type === 'servidor-em-pausa') at.open = now;
      if (at.up && !at.closed && status === 200) at.closed = now;
    },
    stopping.signal,
    AT_ONCE,
  );
  const happened = async (what: 'open' | 'closed') => {
    for (const began = performance.now(); !at[what] && performance.now() - began < LIMIT_MS; ) await wait(50);
  };
  await wait(CALM_MS);
  const { port } = upstream;
  at.down = performance.now();
  if (fault === 'refused') await upstream.stop();
  else upstream.everywhere(fault);
  await (OUTAGE_MS ? wait(OUTAGE_MS) : happened('open'));
  if (fault === 'refused') await upstream.listen(port);
  upstream.everywhere(good(EMPTY));
  at.up = performance.now();
  await happened('closed');
  stopping.abort();
  await load;
  await Promise.all([caller.close(), bff.stop()]);
  await upstream.stop();
  return { opened: at.open ? at.open - at.down : Number.NaN, closed: at.closed ? at.closed - at.up : Number.NaN };
}

describe('o servidor do governo cai e volta, a 50 chamadas por segundo', () => {
  const outages: [string, Fault | 'refused'][] = [
    ['recusa conexões', 'refused'],
    ['corta conexões', quickFaults['connection reset']],
    ['responde 500', quickFaults['500']],
    ['fica mudo', lastingFaults.silence],
  ];

  it('as chamadas param de ir a ele, e voltam quando ele volta', async () => {
    const results = await Promise.all(outages.map(([, fault]) => outage(fault)));
    for (const [at, { opened, closed }] of results.entries()) {
      expect([opened, closed].every(Number.isFinite)).toBe(true);
      figure(`disjuntor abre quando o servidor ${outages[at]?.[0]}`, opened / 1_000, 2, 's');
      figure('e fecha depois que ele volta', closed / 1_000, 15, 's');
    }
  }, 300_000);
});
