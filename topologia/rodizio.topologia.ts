import { figure } from '../faults/kit/tier.ts';
import { Fleet } from './kit/fleet.ts';
import { Traffic } from './kit/traffic.ts';

describe('o rodízio de uma versão', () => {
  it('cada servidor reiniciado por sua vez: nenhuma chamada fica sem resposta, e ninguém pergunta duas vezes', async () => {
    const fleet = await Fleet.start();
    const traffic = await Traffic.begin(fleet, { prefix: 'Rodízio' });
    for (const member of fleet.members) {
      await traffic.recovery(async () => {
        await member.stop();
        await member.start();
      });
    }
    await traffic.end();
    figure(`chamadas perdidas no rodízio (${traffic.calls} chamadas)`, traffic.failures.length, 0, 'chamadas');
    expect(traffic.failures).toEqual([]);
    await fleet.stop();
  }, 400_000);
});
