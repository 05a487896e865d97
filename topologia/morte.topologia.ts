import { setTimeout as wait } from 'node:timers/promises';
import { figure } from '../faults/kit/tier.ts';
import { Fleet } from './kit/fleet.ts';
import { RECOVERY_S } from './kit/recovery.table.ts';
import { Traffic } from './kit/traffic.ts';

describe('dois de cada servidor, atrás de um balanceador', () => {
  it('kill -9 em qualquer um: nada do que foi respondido se perde nem se repete, e a sessão de ninguém muda', async () => {
    const fleet = await Fleet.start();
    const traffic = await Traffic.begin(fleet, { prefix: 'Morte' });
    for (const member of fleet.members) {
      await wait(1_500);
      const ms = await traffic.recovery(() => member.kill());
      figure(`${member.name} morto (kill -9): recuperação`, ms / 1000, RECOVERY_S, 's');
      expect(ms / 1000).toBeLessThanOrEqual(RECOVERY_S);
      await traffic.signOutSomebody();
      await traffic.recovery(() => member.start());
    }
    await traffic.end();
    await fleet.stop();
  }, 300_000);
});
