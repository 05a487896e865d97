import { jest } from '@jest/globals';
import { Bff, COOKIE, CPF, ORIGIN } from './bff.spec-kit.ts';
import { clockAt } from './clock.spec-kit.ts';
import { gestora } from './fake-government.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await Bff.start();
});
afterAll(() => bff.stop());
beforeEach(() => bff.government.reset());

const tokenIn = (cookies: string[]): string =>
  cookies.map(cookie => new RegExp(`^${COOKIE}=([^;]+)`).exec(cookie)?.[1]).find(Boolean) ?? '';
const expires = (cookies: string[], name: string): boolean =>
  cookies.some(cookie => cookie.startsWith(`${name}=;`) && cookie.includes('Max-Age=0'));

describe('a entrada', () => {
  it('manda o CPF sem pontos, hífen e espaços, e a senha como foi digitada', async () => {
    await bff.login({ cpf: ' 111.444.777-35', senha: ' com espaço ' });
    expect(bff.government.calls('/login').map(({ body }) => JSON.parse(body))).toEqual([
      { cpf: '11144477735', senha: ' com espaço ' },
    ]);
  });

  it('responde a sessão e escreve um só cookie, HttpOnly e Lax, que dura no máximo um dia', async () => {
    const { status, json, cookies } = await bff.login();
    expect(status).toBe(200);
    expect(json).toMatchObject({
      usuario: { nome: gestora.nome, matricula: '1001', nomeLotacaoReal: gestora.nome_lotacao_real },
      perfil: 'AL GESTOR',
      papel: 'GESTOR',
      papeis: ['GESTOR'],
    });
    const [written = ''] = cookies;
    expect(written).toMatch(/; Path=\/; Max-Age=(359[5-9]|3600); HttpOnly; SameSite=Lax$/);
    expect(cookies.filter(cookie => cookie.startsWith(COOKIE))).toHaveLength(1);
    expect(expires(cookies, 'gda.token')).toBe(true);
  });

  it('de autoridades repetidas vale a última: a sessão e o menu são os dela', async () => {
    const authorities = ['AL_GESTOR', 'AL_ATENDIMENTO', 'AL_GESTOR'];
    const token = await bff.government.token({ ...gestora, authorities });
    const { json } = await bff.asCookie(token, 'GET', '/api/sessao');
    expect([json.papel, json.papeis, json.perfil]).toEqual(['GESTOR', ['ATENDIMENTO', 'GESTOR'], 'AL GESTOR']);
    expect((await bff.asCookie(token, 'GET', '/api/menu')).json.papel).toBe('GESTOR');
  });

  it('o cookie nunca passa de 86400 segundos', async () => {
    bff.government.json('/login', 200, { token: await bff.government.token(gestora, { exp: 86_430 }) });
    expect((await bff.login()).cookies[0]).toContain('Max-Age=86400;');
  });

  it('tira um par de aspas do token do servidor', async () => {
    bff.government.json('/login', 200, { token: `"${await bff.government.token()}"` });
    expect((await bff.login()).status).toBe(200);
  });

  it.each([-600, -5, 0])('token que chega vencido há %i s não senta ninguém: 502, sem nada escrito', async exp => {
    bff.government.json('/login', 200, { token: await bff.government.token(gestora, { exp, iat: -900 }) });
    const { status, json, cookies } = await bff.login();
    expect([status, json.type, cookies]).toEqual([502, '/problemas/resposta-invalida', []]);
    expect((await bff.call('POST', '/api/token', { body: { cpf: CPF, senha: 'x' } })).status).toBe(502);
  });

  it.each(['1-1.1-4.4-4.7-7.7-3.5', '...111444777---35', ' 1 1 1 4 4 4 7 7 7 3 5 '])(
    'o CPF %p, com separadores onde ninguém os põe, é limpo e não recusado',
    async cpf => {
      expect((await bff.login({ cpf, senha: 'x' })).status).toBe(200);
      expect(JSON.parse(bff.government.calls('/login')[0]?.body ?? '').cpf).toBe('11144477735');
    },
  );

  const ruins: [string, () => Promise<string>][] = [
    ['vencido', () => bff.government.token(gestora, { exp: -60, iat: -3600 })],
    ['forjado', async () => `${(await bff.government.token()).slice(0, -6)}AAAAAA`],
    ['que não é token', async () => 'banana'],
  ];
  const falhas: [string, number, () => void, unknown][] = [
    ['a senha errada', 401, () => bff.government.json('/login', 401, {}), { cpf: '52998224725', senha: 'x' }],
    ['o acesso recusado', 403, () => bff.government.json('/login', 403, {}), { cpf: '39053344705', senha: 'x' }],
    ['o servidor com falha', 500, () => bff.government.json('/login', 500, {}), undefined],
    ['uma resposta sem token', 502, () => bff.government.json('/login', 200, {}), undefined],
    ['um CPF que não confere', 400, () => undefined, { cpf: '11144477736', senha: 'x' }],
    ['um corpo que não é o que se pede', 400, () => undefined, []],
  ];
  it.each(falhas)(
    'a entrada que falha com %s apaga o cookie que não é sessão, e não escreve nenhum',
    async (_name, status, fail, body) => {
      fail();
      for (const [, make] of ruins) {
        const answer = await bff.login(body, { cookie: `${COOKIE}=${await make()}` });
        expect([answer.status, expires(answer.cookies, COOKIE), tokenIn(answer.cookies)]).toEqual([status, true, '']);
      }
      expect((await bff.login(body)).cookies).toEqual([]);
    },
  );

  it('a que falha com um token que chega vencido também', async () => {
    const late = { exp: -5, iat: -600 };
    for (const [, make] of ruins) {
      bff.government.json('/login', 200, { token: await bff.government.token(gestora, late) });
      const answer = await bff.login(undefined, { cookie: `${COOKIE}=${await make()}` });
      expect([answer.status, expires(answer.cookies, COOKIE), tokenIn(answer.cookies)]).toEqual([502, true, '']);
    }
  });

  it('quem tem sessão e erra a senha ao renová-la não a perde', async () => {
    const token = tokenIn((await bff.login()).cookies);
    bff.government.json('/login', 401, {});
    const answer = await bff.login(undefined, { cookie: `${COOKIE}=${token}` });
    expect([answer.status, answer.cookies]).toEqual([401, []]);
    expect((await bff.asCookie(token, 'GET', '/api/sessao')).status).toBe(200);
  });

  it('entrar de novo revoga a sessão anterior do navegador', async () => {
    const first = tokenIn((await bff.login()).cookies);
    await bff.login(undefined, { cookie: `${COOKIE}=${first}` });
    expect((await bff.asCookie(first, 'GET', '/api/sessao')).status).toBe(401);
  });

  it.each([
    ['cpf curto', { cpf: '1234567890', senha: 'x' }, 'cpf-invalido'],
    ['dígitos que não conferem', { cpf: '111.444.777-36', senha: 'x' }, 'cpf-invalido'],
    ['todos iguais', { cpf: '111.111.111-11', senha: 'x' }, 'cpf-invalido'],
    ['letras', { cpf: '1114447773a', senha: 'x' }, 'cpf-invalido'],
    ['cpf número', { cpf: 11144477735, senha: 'x' }, 'requisicao-invalida'],
    ['sem senha', { cpf: CPF }, 'requisicao-invalida'],
    ['senha vazia', { cpf: CPF, senha: '' }, 'requisicao-invalida'],
    ['senha longa', { cpf: CPF, senha: 'x'.repeat(257) }, 'requisicao-invalida'],
    ['campo a mais', { cpf: CPF, senha: 'x', admin: true }, 'requisicao-invalida'],
    ['senha nova curta', { cpf: CPF, senha: 'x', nova: 'curta' }, 'requisicao-invalida'],
    ['senha nova que não é texto', { cpf: CPF, senha: 'x', nova: 12345678 }, 'requisicao-invalida'],
    ['senha nova longa', { cpf: CPF, senha: 'x', nova: 'x'.repeat(257) }, 'requisicao-invalida'],
    ['lista', [], 'requisicao-invalida'],
    ['nulo', null, 'requisicao-invalida'],
  ])('recusa %s com 400 sem chamar o servidor', async (_name, body, slug) => {
    const { status, json } = await bff.login(body);
    expect([status, json.type]).toEqual([400, `/problemas/${slug}`]);
    expect(bff.government.calls('/login')).toEqual([]);
  });

  it.each(['primeira-senha', 'primeira-senha-vencida'])(
    'a primeira senha não abre sessão: o servidor diz %s, e a pessoa também ouve',
    async slug => {
      bff.government.json('/login', 403, { type: `/problemas/${slug}`, detail: 'segredo interno' });
      const { status, json, cookies } = await bff.login();
      expect([status, json.type, cookies]).toEqual([403, `/problemas/${slug}`, []]);
      expect(JSON.stringify(json)).not.toContain('segredo');
    },
  );

  it('a senha nova vai com a primeira, e a recusa dela volta no seu campo', async () => {
    const nova = 'quatro bois e uma canga';
    await bff.login({ cpf: CPF, senha: 'abcd-efgh', nova });
    expect(JSON.parse(bff.government.calls('/login')[0]?.body ?? '')).toEqual({
      cpf: '11144477735',
      senha: 'abcd-efgh',
      nova,
    });
    const errors = [{ pointer: '/nova', detail: 'A senha não pode ser o CPF.' }];
    bff.government.json('/login', 422, { type: '/problemas/dados-invalidos', detail: 'x', errors });
    const { status, json } = await bff.login({ cpf: CPF, senha: 'abcd-efgh', nova });
    expect([status, json.type, json.errors]).toEqual([422, '/problemas/dados-invalidos', errors]);
  });

  it.each([
    ['um byte solto', [0xff]],
    ['uma letra cortada', [0xc3]],
    ['uma barra em dois bytes', [0xc0, 0xaf]],
    ['um NUL em dois bytes', [0xc0, 0x80]],
    ['uma barra em três bytes', [0xe0, 0x80, 0xaf]],
    ['metade de um par', [0xed, 0xa0, 0x80]],
    ['além do último caractere', [0xf4, 0x90, 0x80, 0x80]],
  ])('senha em UTF-8 inválido, %s, é 400 e não chega ao servidor como outra senha', async (_name, bytes) => {
    const raw = Buffer.concat([Buffer.from(`{"cpf":"${CPF}","senha":"a`), Buffer.from(bytes), Buffer.from('b"}')]);
    const headers = { 'content-type': 'application/json', 'x-csrf': '1', origin: ORIGIN };
    for (const path of ['/api/login', '/api/token']) {
      const { status, json } = await bff.call('POST', path, { raw, headers });
      expect([status, json.type]).toEqual([400, '/problemas/requisicao-invalida']);
    }
    expect(bff.government.calls('/login')).toEqual([]);
  });

  it.each([
    ['texto que não é JSON', '{"cpf":', 'application/json', 400],
    ['corpo vazio', '', 'application/json', 400],
    ['formulário', 'cpf=1&senha=2', 'application/x-www-form-urlencoded', 415],
    ['texto puro', '{}', 'text/plain', 415],
    ['outro conjunto de caracteres', '{}', 'application/json; charset=latin1', 415],
    ['mais de 1 KiB', JSON.stringify({ cpf: CPF, senha: 'x'.repeat(1100) }), 'application/json', 413],
  ])('recusa %s', async (_name, raw, type, status) => {
    const headers = { 'content-type': type, 'x-csrf': '1', origin: ORIGIN };
    const answer = await bff.call('POST', '/api/login', { raw, headers });
    expect(answer.status).toBe(status);
    expect(answer.text).not.toContain('cpf":');
    expect(bff.government.calls('/login')).toEqual([]);
  });
});

describe('a sessão', () => {
  it('é lida do cookie que a entrada escreveu, com ou sem aspas em volta', async () => {
    const token = tokenIn((await bff.login()).cookies);
    expect((await bff.asCookie(token, 'GET', '/api/sessao')).status).toBe(200);
    expect((await bff.asCookie(`"${token}"`, 'GET', '/api/sessao')).status).toBe(200);
  });

  it('aspas no meio, ou só de um lado, não são tiradas', async () => {
    const token = await bff.government.token();
    for (const odd of [`"${token}`, `${token}"`, `""${token}""`, token.replace('.', '".')]) {
      expect((await bff.asCookie(odd, 'GET', '/api/sessao')).status).toBe(401);
    }
  });

  it.each([
    ['vencido', async () => bff.government.token(gestora, { exp: -60, iat: -3600 })],
    ['que vence daqui a mais de um dia', async () => bff.government.token(gestora, { exp: 90_000 })],
    ['emitido no futuro', async () => bff.government.token(gestora, { iat: 600 })],
    ['com a assinatura trocada', async () => `${(await bff.government.token()).slice(0, -6)}AAAAAA`],
    ['sem assinatura', async () => (await bff.government.token()).replace(/[^.]+$/, '')],
    ['com autoridades que não são textos', async () => bff.government.token({ ...gestora, authorities: [1] })],
    ['com caractere de controle no nome', async () => bff.government.token({ ...gestora, nome: 'a\nb' })],
    ['que não é token', async () => 'banana'],
  ])('cookie %s vale como nenhum e é apagado', async (_name, make) => {
    const answer = await bff.asCookie(await make(), 'GET', '/api/sessao');
    expect([answer.status, answer.json.type]).toEqual([401, '/problemas/nao-autenticado']);
    expect(expires(answer.cookies, COOKIE)).toBe(true);
    expect(answer.headers['www-authenticate']).toBe('Bearer realm="alipen"');
  });

  it.each([[''], ['\0'], ['x'.repeat(3_000)], [7], [null], [['k1']]])(
    'token de um kid que nenhuma chave pode ter, %j, é 401 na hora, sem busca, e o cookie é apagado',
    async kid => {
      await bff.asBearer(await bff.government.token(), 'GET', '/api/sessao');
      bff.government.seen.length = 0;
      const [, payload, signature] = (await bff.government.token()).split('.');
      const header = Buffer.from(JSON.stringify({ alg: 'ES256', kid })).toString('base64url');
      for (let time = 0; time < 3; time++) {
        const { status, cookies } = await bff.asCookie(`${header}.${payload}.${signature}`, 'GET', '/api/sessao');
        expect([status, expires(cookies, COOKIE)]).toEqual([401, true]);
      }
      expect(bff.government.calls('/.well-known/jwks.json')).toEqual([]);
    },
  );

  it('com cookie ruim o menu é o de quem não entrou, e o cookie é apagado', async () => {
    const answer = await bff.call('GET', '/api/menu', { headers: { cookie: `${COOKIE}=banana` } });
    expect([answer.status, answer.json.papel]).toEqual([200, 'ATENDIMENTO']);
    expect(expires(answer.cookies, COOKIE)).toBe(true);
  });

  it('dois cookies com o nosso nome: 400 e os dois apagados', async () => {
    const token = await bff.government.token();
    const answer = await bff.call('GET', '/api/sessao', {
      headers: { cookie: `${COOKIE}=${token}; outro=1; ${COOKIE}=${token}`, 'x-csrf': '1' },
    });
    expect(answer.status).toBe(400);
    expect(
      answer.cookies.filter(cookie => cookie.startsWith(`${COOKIE}=;`)).map(c => /Path=([^;]+)/.exec(c)?.[1]),
    ).toEqual(['/', '/api']);
  });

  it('gda.token nunca é credencial', async () => {
    const headers = { cookie: `gda.token=${await bff.government.token()}`, 'x-csrf': '1' };
    expect((await bff.call('GET', '/api/sessao', { headers })).status).toBe(401);
  });

  it('outro nome que termina como o nosso não é o nosso', async () => {
    const headers = { cookie: `X${COOKIE}=${await bff.government.token()}`, 'x-csrf': '1' };
    expect((await bff.call('GET', '/api/sessao', { headers })).status).toBe(401);
  });

  it('vence na hora, mesmo já conferida antes', async () => {
    const token = await bff.government.token(gestora, { exp: 60 });
    expect((await bff.asCookie(token, 'GET', '/api/sessao')).status).toBe(200);
    try {
      clockAt(Date.now() + 61_000);
      expect((await bff.asCookie(token, 'GET', '/api/sessao')).status).toBe(401);
    } finally {
      jest.useRealTimers();
    }
  });

  it('de outra pessoa na mesma aba: 409, menos onde a aba descobre quem está', async () => {
    const headers = { 'x-sessao': 'marca-de-outra' };
    const token = await bff.government.token();
    const menu = await bff.asCookie(token, 'GET', '/api/menu', { headers });
    expect([menu.status, menu.json.type]).toEqual([409, '/problemas/sessao-trocada']);
    expect((await bff.asCookie(token, 'GET', '/api/ms-alipen/pedidos', { headers })).status).toBe(409);
    const { status, json } = await bff.asCookie(token, 'GET', '/api/sessao', { headers });
    expect(status).toBe(200);
    const own = { 'x-sessao': String(json.marca) };
    expect((await bff.asCookie(token, 'GET', '/api/acessos', { headers: own })).status).toBe(200);
    expect(bff.government.calls('/ms-alipen/pedidos')).toEqual([]);
  });
});

describe('a saída', () => {
  it('revoga o token, apaga os cookies e repete sem erro', async () => {
    const token = tokenIn((await bff.login()).cookies);
    for (let time = 0; time < 2; time++) {
      const answer = await bff.asCookie(token, 'POST', '/api/logout');
      expect(answer.status).toBe(204);
      expect(expires(answer.cookies, COOKIE) && expires(answer.cookies, 'gda.token')).toBe(true);
      expect(answer.headers['clear-site-data']).toBe('"cache"');
    }
    expect((await bff.asCookie(token, 'GET', '/api/sessao')).status).toBe(401);
    expect((await bff.asBearer(token, 'GET', '/api/sessao')).status).toBe(401);
  });

  it('sem sessão também é 204, e de integrador revoga o dele', async () => {
    expect((await bff.call('POST', '/api/logout', { headers: { 'x-csrf': '1', origin: ORIGIN } })).status).toBe(204);
    const token = await bff.government.token();
    expect((await bff.asBearer(token, 'POST', '/api/logout')).status).toBe(204);
    expect((await bff.asBearer(token, 'GET', '/api/sessao')).status).toBe(401);
  });

  it('revogar vale para o mesmo token com a assinatura reescrita', async () => {
    const token = await bff.government.token({ ...gestora, jti: undefined });
    await bff.asBearer(token, 'POST', '/api/logout');
    expect((await bff.asBearer(malleated(token), 'GET', '/api/sessao')).status).toBe(401);
  });
});

/** ECDSA: (r, s) and (r, n − s) sign the same text. */
function malleated(token: string): string {
  const [header, payload, signature = ''] = token.split('.');
  const bytes = Buffer.from(signature, 'base64url');
  const n = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
  const s = n - BigInt(`0x${bytes.subarray(32).toString('hex')}`);
  const twin = Buffer.concat([bytes.subarray(0, 32), Buffer.from(s.toString(16).padStart(64, '0'), 'hex')]);
  return `${header}.${payload}.${twin.toString('base64url')}`;
}

describe('o integrador', () => {
  it('recebe um token sem cookie e o usa em Authorization, sem X-CSRF', async () => {
    const answer = await bff.call('POST', '/api/token', { body: { cpf: CPF, senha: 'x' } });
    expect([answer.status, answer.cookies]).toEqual([200, []]);
    expect((await bff.asBearer(String(answer.json.token), 'GET', '/api/sessao')).status).toBe(200);
    const lower = { authorization: `bearer ${String(answer.json.token)}` };
    expect((await bff.call('GET', '/api/sessao', { headers: lower })).status).toBe(200);
  });

  it('com cookie e Authorization juntos é recusado', async () => {
    const token = await bff.government.token();
    const headers = { authorization: `Bearer ${token}` };
    expect((await bff.asCookie(token, 'GET', '/api/sessao', { headers })).status).toBe(400);
  });

  it.each(['Basic YTpi', 'Bearer', 'Bearer a b', 'Bearer banana', ''])('%p não abre nada', async authorization => {
    const answer = await bff.call('GET', '/api/sessao', { headers: { authorization } });
    expect([answer.status, answer.cookies]).toEqual([401, []]);
  });
});
