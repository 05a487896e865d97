import { setTimeout as wait } from 'node:timers/promises';
import { steadily } from './kit/load.ts';
import { ownPostgres } from './kit/postgres.ts';
import { startBff } from './kit/processes.ts';
import { Manager, ownGovernment } from './kit/product.ts';
import { full } from './kit/tier.ts';

const RESTARTS = full(5, 1);
const PATIENCE_MS = 60_000;
/** Statuses a caller may get while the database is away; any other would be a lie about what happened. */
const PASSING = [502, 503, 504];

describe('o PostgreSQL que cai no meio das escritas', () => {
  it('volta, e cada escrita respondida está lá, uma vez; a sessão segue', async () => {
    const postgres = await ownPostgres();
    const government = await ownGovernment(postgres.url);
    const bff = await startBff(government.origin, { INTEGRATOR_CALLS: '1000' });
    const manager = await Manager.enter(bff.origin);
    const answered: string[] = [];
    const strange: string[] = [];
    let refused = 0;
    const persist = async (n: number): Promise<void> => {
      const [texto, key] = [`Queda ${n}`, crypto.randomUUID()];
      let last = '';
      for (const began = Date.now(); Date.now() - began < PATIENCE_MS; await wait(300)) {
        const { status, type } = await manager.addReason(texto, key);
        if (status === 201) return void answered.push(texto);
        refused += 1;
        last = `${status} ${type}`;
        if (!PASSING.includes(status)) strange.push(last);
      }
      strange.push(`${texto} was never answered, the last time ${last}`);
    };
    const ending = new AbortController();
    const load = steadily(8, persist, ending.signal, full(Number.POSITIVE_INFINITY, 8));
    for (let turn = 0; turn < RESTARTS; turn += 1) {
      await wait(1_500);
      await postgres.kill();
      await wait(500);
      await postgres.again();
      const before = answered.length;
      for (const began = Date.now(); answered.length === before && Date.now() - began < PATIENCE_MS; ) await wait(50);
    }
    ending.abort();
    await load;
    expect(government.child.exitCode).toBeNull();
    expect(strange).toEqual([]);
    expect(refused).toBeGreaterThan(0);
    const kept = (await manager.reasons('Queda ')).map(({ texto }) => texto);
    expect(kept.sort()).toEqual(answered.sort());
    expect((await manager.get('contratos')).status).toBe(200);
    await manager.leave();
    await bff.stop();
    await government.stop();
    await postgres.stop();
  }, 400_000);
});
