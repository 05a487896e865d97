import { Bff, COOKIE } from './bff.spec-kit.ts';
import { gestora } from './fake-government.ts';

const MINHAS = '/ms-alipen/minhas-sessoes';

describe('sem o Valkey, que diria quem saiu pelas outras réplicas', () => {
  let bff: Bff;
  let token: string;

  beforeAll(async () => {
    // Nothing listens on port 9.
    bff = await Bff.start({ valkeyUrl: 'redis://127.0.0.1:9' });
  });
  afterAll(() => bff.stop());
  beforeEach(async () => {
    bff.government.reset();
    token = await bff.government.token({ ...gestora, matricula: crypto.randomUUID() });
  });

  const session = () => bff.asCookie(token, 'GET', '/api/sessao');

  it('pergunta ao servidor do governo, uma vez por segundo, e segue enquanto ele acredita', async () => {
    bff.government.json(MINHAS, 200, []);
    for (let n = 0; n < 5; n += 1) expect((await session()).status).toBe(200);
    expect(bff.government.calls(MINHAS)).toHaveLength(1);
  });

  it('quem saiu por outra réplica está fora aqui também, e o cookie vai embora', async () => {
    bff.government.json(MINHAS, 401, {});
    const told = await session();
    expect([told.status, told.cookies.some(cookie => cookie.startsWith(`${COOKIE}=;`))]).toEqual([401, true]);
    bff.government.json(MINHAS, 200, []);
    expect((await session()).status).toBe(401);
  });

  it.each([404, 500])('um servidor do governo que não sabe dizer (%i) não tira ninguém', async status => {
    bff.government.json(MINHAS, status, {});
    expect((await session()).status).toBe(200);
  });
});
