import { SignJWT } from 'jose';
import { Bff, COOKIE, ORIGIN } from './bff.spec-kit.ts';
import { gestora } from './fake-government.ts';

const SEAL = 'ALIPEN_SELO';
const secret = new TextEncoder().encode('a chave que só a API do governo conhece');

/** This government API publishes no key, so it may sign with any algorithm. */
const token = (claims: object = gestora, exp = '1h'): Promise<string> =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS512' }).setIssuedAt().setExpirationTime(exp).sign(secret);

let bff: Bff;
beforeAll(async () => {
  bff = await Bff.start({ keys: { kind: 'seal', secret: 'Gk8!dD2-qz_7pLmW0xYvR5tNcB1hJfUa' } });
});
afterAll(() => bff.stop());
beforeEach(async () => {
  bff.government.reset();
  bff.government.json('/login', 200, { token: await token() });
  bff.government.json('/ms-alipen/notificacoes/resumo', 200, {});
});

const cookieIn = (cookies: string[], cookieName: string): string =>
  cookies.map(cookie => new RegExp(`^${cookieName}=([^;]+)`).exec(cookie)?.[1]).find(Boolean) ?? '';
const enter = async () => {
  const { cookies } = await bff.login();
  return { token: cookieIn(cookies, COOKIE), seal: cookieIn(cookies, SEAL), cookies };
};
const ask = (cookie: string) => bff.call('GET', '/api/sessao', { headers: { cookie, 'x-csrf': '1', origin: ORIGIN } });

describe('sem chave nenhuma: o selo', () => {
  it('a entrada escreve o token e, ao lado, o selo, os dois HttpOnly e com a mesma duração', async () => {
    const { cookies, token: kept, seal } = await enter();
    expect(seal).toMatch(/^[\w-]{43}$/);
    const [a = '', b = ''] = cookies;
    expect(a.replace(/^[^;]+/, '')).toBe(b.replace(/^[^;]+/, ''));
    expect(b).toMatch(/HttpOnly; SameSite=Lax$/);
    const { status, json } = await ask(`${COOKIE}=${kept}; ${SEAL}=${seal}`);
    expect([status, json.perfil]).toEqual([200, 'AL GESTOR']);
  });

  it('o token que outro sistema escreveu, que ninguém selou, não é de ninguém, e é apagado', async () => {
    const { seal } = await enter();
    const planted = await token({ ...gestora, nome: 'Outra Pessoa' });
    for (const cookie of [
      `${COOKIE}=${planted}`,
      `${COOKIE}=${planted}; ${SEAL}=${seal}`,
      `${COOKIE}=${planted}; ${SEAL}=`,
      `${COOKIE}=${planted}; ${SEAL}=${'A'.repeat(43)}`,
    ]) {
      const { status, cookies } = await ask(cookie);
      expect(status).toBe(401);
      expect(cookies.some(each => each.startsWith(`${COOKIE}=;`))).toBe(true);
    }
  });

  it('um token já aceito não passa depois sem o selo', async () => {
    const { token: kept, seal } = await enter();
    expect((await ask(`${COOKIE}=${kept}; ${SEAL}=${seal}`)).status).toBe(200);
    expect((await ask(`${COOKIE}=${kept}`)).status).toBe(401);
    expect((await ask(`${COOKIE}=${kept}; ${SEAL}=${seal}; ${SEAL}=${seal}`)).status).toBe(401);
  });

  it('por Authorization ninguém entra, e token para integrador não se emite', async () => {
    const { token: kept } = await enter();
    expect((await bff.asBearer(kept, 'GET', '/api/sessao')).status).toBe(401);
    expect((await bff.asBearer(kept, 'GET', '/api/ms-alipen/lotacoes')).status).toBe(401);
    const { status } = await bff.call('POST', '/api/token', { body: { cpf: '11144477735', senha: 'x' } });
    expect(status).toBe(403);
    expect(bff.government.calls('/ms-alipen/lotacoes')).toEqual([]);
  });

  it('nem uma tela de parede', async () => {
    const screen = await token({
      nome: 'Tela',
      matricula: 'tela-1',
      nome_lotacao_real: '',
      authorities: ['TELA_PAINEL'],
    });
    const { status } = await bff.call('GET', '/api/ms-alipen/painel', {
      headers: { cookie: `ALIPEN_TELA=${screen}`, 'x-csrf': '1', origin: ORIGIN },
    });
    expect(status).toBe(401);
    const asked = await bff.call('POST', '/api/tela/codigo', { headers: { 'x-csrf': '1', origin: ORIGIN } });
    expect(asked.status).toBe(404);
  });

  it('o que a API do governo entrega ainda tem de ter forma: alg none, validade e claims', async () => {
    const header = Buffer.from('{"alg":"none"}').toString('base64url');
    const [, payload] = (await token()).split('.');
    for (const bad of [
      `${header}.${payload}.`,
      `${header}.${payload}.AA`,
      await token({ nome: 'x' }),
      await token(gestora, '3d'),
    ]) {
      bff.government.json('/login', 200, { token: bad });
      expect((await bff.login()).status).toBe(502);
    }
  });

  it('sair apaga o selo e revoga o token', async () => {
    const { token: kept, seal } = await enter();
    const cookie = `${COOKIE}=${kept}; ${SEAL}=${seal}`;
    const { cookies } = await bff.call('POST', '/api/logout', { headers: { cookie, 'x-csrf': '1', origin: ORIGIN } });
    expect(cookies.some(each => each.startsWith(`${SEAL}=;`))).toBe(true);
    expect((await ask(cookie)).status).toBe(401);
  });
});
