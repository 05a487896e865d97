import { setTimeout as wait } from 'node:timers/promises';
import { Line } from './kit/line.ts';
import { type Running, startBff } from './kit/processes.ts';
import { Manager, ownGovernment } from './kit/product.ts';

/** A test calls faster than an integrator does. */
const OWN_LIMITS = { INTEGRATOR_CALLS: '1000' };
const CUTS = 10;

let government: Running;
let line: Line;
let bff: Running;
let manager: Manager;
beforeAll(async () => {
  government = await ownGovernment();
  line = await Line.to(government.origin);
  bff = await startBff(line.origin, OWN_LIMITS);
  manager = await Manager.enter(bff.origin);
}, 180_000);
afterAll(async () => {
  await manager.leave();
  line.close();
  await bff.stop();
  await government.stop();
});

describe('uma escrita cuja resposta se perde', () => {
  it('não é mandada de novo por nós; mandada de novo com a mesma chave, recebe a resposta que se perdeu', async () => {
    for (let n = 0; n < CUTS; n += 1) {
      const [texto, key] = [`Perdida ${n}`, crypto.randomUUID()];
      line.lose(1);
      const lost = await manager.addReason(texto, key);
      expect([lost.status, lost.type]).toEqual([502, 'servidor-indisponivel']);
      const again = await manager.addReason(texto, key);
      expect(again.status).toBe(201);
      expect(await manager.addReason(texto, key)).toMatchObject({ status: 201, text: again.text });
    }
    expect((await manager.reasons('Perdida ')).map(({ texto }) => texto).sort()).toEqual(
      Array.from({ length: CUTS }, (_, n) => `Perdida ${n}`).sort(),
    );
  });

  it('com outra chave e a versão de antes é recusada: ninguém escreve por cima do que não viu', async () => {
    await manager.addReason('Versão', crypto.randomUUID());
    const [before] = await manager.reasons('Versão');
    const path = `motivos/${before?.id}`;
    const edit = (texto: string) =>
      manager.write('PUT', path, { texto, exigeTexto: false }, { 'if-match': `"${before?.versao}"` });
    line.lose(1);
    expect((await edit('Versão um')).status).toBe(502);
    expect((await edit('Versão dois')).status).toBe(412);
    expect((await manager.reasons('Versão')).map(({ texto }) => texto)).toEqual(['Versão um']);
  });

  it('muitas ao mesmo tempo, cada uma repetida até ser respondida: cada uma acontece uma vez', async () => {
    const ask = async (n: number): Promise<void> => {
      const key = crypto.randomUUID();
      for (; ; await wait(100)) {
        const { status } = await manager.addReason(`Junta ${n}`, key);
        if (status === 201) return;
        if (![502, 503].includes(status)) throw new Error(`refused with ${status}`);
      }
    };
    line.lose(15);
    await Promise.all(Array.from({ length: 30 }, (_, n) => ask(n)));
    expect(new Set((await manager.reasons('Junta ')).map(({ texto }) => texto)).size).toBe(30);
    expect(await manager.reasons('Junta ')).toHaveLength(30);
  });
});
