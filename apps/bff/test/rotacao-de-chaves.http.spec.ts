import { jest } from '@jest/globals';
import { Bff } from './bff.spec-kit.ts';
import { clockAt } from './clock.spec-kit.ts';
import { keySets } from './corpora/corpus.ts';
import { gestora } from './fake-government.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await Bff.start();
});
afterAll(() => bff.stop());

const status = async (token: string): Promise<number> => (await bff.asBearer(token, 'GET', '/api/sessao')).status;
const seen = (statuses: readonly number[]): number[] => [...new Set(statuses)].sort();

describe('uma troca de chaves enquanto se trabalha', () => {
  it('com alguém forjando sem parar, ninguém é recusado: nem com a chave velha, nem quem acabou de entrar com a nova', async () => {
    const { government } = bff;
    await government.newKey('fora', { hidden: true });
    const old = await Promise.all(Array.from({ length: 20 }, () => government.token()));
    const believed: number[] = [];
    const forged: number[] = [];
    let running = true;
    /** Half of the workers send remembered tokens and half unseen ones, so that both ways of checking are under load. */
    const worker = async (tokens: () => Promise<string>): Promise<void> => {
      while (running) believed.push(await status(await tokens()));
    };
    const forger = async (): Promise<void> => {
      while (running) forged.push(await status(await government.token(gestora, { kid: 'fora' })));
    };
    const known = async (): Promise<string> => old[believed.length % old.length] ?? '';
    const unseen = (kid: string) => () => government.token(gestora, { kid });
    const work = [forger(), forger(), ...Array.from({ length: 4 }, () => [worker(known), worker(unseen('k1'))]).flat()];
    await reach(() => believed.length > 200 && forged.length > 20);

    await government.newKey('k2');
    // The forger has used up the one fetch in 30 s that an unknown kid may cause; a sign-in fetches all the same.
    expect((await bff.login()).status).toBe(200);
    work.push(...Array.from({ length: 4 }, () => worker(unseen('k2'))));
    const before = believed.length;
    await reach(() => believed.length > before + 400);
    running = false;
    await Promise.all(work);

    expect(seen(believed)).toEqual([200]);
    expect(seen(forged).filter(code => code !== 401 && code !== 503)).toEqual([]);
    expect(forged.length).toBeGreaterThan(40);
  });

  it('sem ninguém forjando, nem espera há: a primeira chamada com a chave nova já entra', async () => {
    const calm = await Bff.start();
    const before = await calm.government.token();
    expect((await calm.asBearer(before, 'GET', '/api/sessao')).status).toBe(200);
    await calm.government.newKey('k2');
    const after = await Promise.all(
      Array.from({ length: 50 }, async () => calm.asBearer(await calm.government.token(), 'GET', '/api/sessao')),
    );
    expect(seen(after.map(answer => answer.status))).toEqual([200]);
    expect((await calm.asBearer(before, 'GET', '/api/sessao')).status).toBe(200);
    expect(calm.government.calls('/.well-known/jwks.json')).toHaveLength(2);
    await calm.stop();
  });

  it.each([0, -300])(
    'um Bearer de fora, emitido há %i s, é aprendido em meio minuto, com alguém forjando e sem nenhuma entrada',
    async iat => {
      const own = await Bff.start();
      const { government } = own;
      await government.newKey('fora', { hidden: true });
      const ask = async (kid: string): Promise<number> =>
        (await own.asBearer(await government.token(gestora, { kid, iat }), 'GET', '/api/sessao')).status;
      const forged = async (): Promise<number> => ask('fora');
      expect([await ask('k1'), await forged(), await forged()].slice(0, 1)).toEqual([200]);
      await government.newKey('k2');
      expect(await ask('k2')).not.toBe(200);
      try {
        clockAt(Date.now() + 31_000);
        await forged();
        expect(await ask('k2')).toBe(200);
      } finally {
        jest.useRealTimers();
        await own.stop();
      }
    },
  );

  it('o token de uma chave que nunca foi publicada não entra, e o de antes da chave não espera por ela', async () => {
    const calm = await Bff.start();
    await calm.government.newKey('fora', { hidden: true });
    const old = await calm.government.token(gestora, { kid: 'fora', iat: -3_000 });
    const { status: refused, cookies } = await calm.asCookie(old, 'GET', '/api/sessao');
    expect(refused).toBe(401);
    expect(cookies.some(cookie => cookie.includes('Max-Age=0'))).toBe(true);
    const fresh = await calm.government.token(gestora, { kid: 'fora' });
    expect((await calm.asCookie(fresh, 'GET', '/api/sessao')).status).toBe(401);
    const doubt = await calm.asCookie(await calm.government.token(gestora, { kid: 'fora' }), 'GET', '/api/sessao');
    // It cannot be decided yet, so the cookie stays.
    expect([doubt.status, doubt.cookies]).toEqual([503, []]);
    await calm.stop();
  });
});

describe('uma chave publicada que não serve', () => {
  it('fica de fora, com uma linha no registro: quem a nomeia é 401, quem usa as outras segue', async () => {
    const own = await Bff.start();
    const { government } = own;
    await government.newKey('torta', { hidden: true });
    const good = await government.token();
    const named = (): Promise<string> => government.token(gestora, { kid: 'torta' });
    // The point of the first vector that Wycheproof calls rejectsModifiedKey and whose use is right.
    const broken = keySets.find(({ group }) => group === 'invalid_point')?.keys[0];
    government.publishBeside({ ...broken, kid: 'torta' });
    for (let time = 0; time < 3; time++) {
      const answers = await Promise.all(
        [named(), good].map(async token => own.asBearer(await token, 'GET', '/api/sessao')),
      );
      expect(answers.map(answer => answer.status)).toEqual([401, 200]);
    }
    expect(own.log.match(/"evento":"chave-inutil","kid":"torta"/g)).toHaveLength(1);
    await own.stop();
  });
});

async function reach(done: () => boolean): Promise<void> {
  while (!done()) await new Promise(setImmediate);
}
