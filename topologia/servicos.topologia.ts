import { setTimeout as wait } from 'node:timers/promises';
import { figure, full } from '../faults/kit/tier.ts';
import { Fleet } from './kit/fleet.ts';
import { RECOVERY_S } from './kit/recovery.table.ts';
import { Traffic } from './kit/traffic.ts';

const AWAY_MS = full(60_000, 6_000);

describe('o que todas as réplicas dividem', () => {
  it('Valkey fora e de volta vazio, PostgreSQL reiniciado e cortado, fotos sem onde ficar: nada se perde, ninguém que saiu volta', async () => {
    const fleet = await Fleet.start();
    const traffic = await Traffic.begin(fleet, { prefix: 'Falta' });
    const judge = async (what: string, fault: () => Promise<unknown>): Promise<void> => {
      const s = (await traffic.recovery(fault)) / 1000;
      figure(`${what}: recuperação`, s, RECOVERY_S, 's');
      expect(s).toBeLessThanOrEqual(RECOVERY_S);
    };
    await wait(1_500);

    await judge('Valkey fora', () => fleet.valkey.kill());
    for (const gone = Date.now(); Date.now() - gone < AWAY_MS; await wait(AWAY_MS / 6)) await traffic.signOutSomebody();
    await judge(`Valkey de volta depois de ${AWAY_MS / 1000} s, vazio`, () => fleet.valkey.again());
    await traffic.signOutSomebody();

    await judge('PostgreSQL reiniciado (fast)', () => fleet.postgres.restart());
    await traffic.signOutSomebody();
    await judge('PostgreSQL cortado (immediate) e de volta', async () => {
      await fleet.postgres.kill();
      await fleet.postgres.again();
    });

    await judge('armazenamento de fotos fora por 3 s', async () => {
      fleet.bucket.recusa = { status: 503, code: 'SlowDown' };
      await wait(3_000);
      fleet.bucket.recusa = null;
    });

    await traffic.end();
    await fleet.stop();
  }, 400_000);
});
