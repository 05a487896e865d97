import { jest } from '@jest/globals';
import { decodeJwt } from 'jose';
import { Agent, request } from 'undici';
import { Bff, COOKIE, ORIGIN } from './bff.spec-kit.ts';
import { clockAt } from './clock.spec-kit.ts';
import { gestora } from './fake-government.ts';
import { CLIENT, IdentityProvider } from './identity-provider.ts';

const RETURN = `${ORIGIN}/api/entrada/provedor/retorno`;
const NAVIGATION = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' };
const CPF = '11144477735';

const settings = () => ({
  issuer: provider.issuer,
  clientId: CLIENT.id,
  clientSecret: CLIENT.secret,
  name: 'gov.br',
  scopes: 'openid profile govbr_confiabilidades_idtoken',
  acrValues: '',
  levelParameter: undefined,
  endSessionUrl: undefined,
});

let provider: IdentityProvider;
let bff: Bff;
beforeAll(async () => {
  provider = await IdentityProvider.start(RETURN, `${ORIGIN}/login`);
  bff = await Bff.start({ provider: settings() });
});
afterAll(async () => {
  await bff.stop();
  await provider.stop();
});

let exchanges: { tokenDeIdentidade: string; nonce: string }[];
beforeEach(() => {
  exchanges = [];
  bff.government.reset();
  bff.government.on('/login/oidc', async (_request, response, body) => {
    exchanges.push(JSON.parse(body));
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ token: await bff.government.token({ ...gestora, idp: 'oidc' }) }));
  });
});

const pair = (cookie: string): string => cookie.split(';')[0] ?? '';
const attemptIn = (cookies: string[]): string => pair(cookies.find(each => each.startsWith('ALIPEN_ENTRADA=')) ?? '');
const sessionIn = (cookies: string[]): string =>
  cookies.map(each => new RegExp(`^${COOKIE}=([^;]+)`).exec(each)?.[1]).find(Boolean) ?? '';

const clearsAttempt = (cookies: string[]): boolean => cookies.some(each => /^ALIPEN_ENTRADA=; Max-Age=0/.test(each));

const begin = (voltar = '') =>
  bff.call('GET', `/api/entrada/provedor${voltar && `?voltar=${encodeURIComponent(voltar)}`}`, { headers: NAVIGATION });

async function signInThere(address: string, cpf = CPF): Promise<URL> {
  const agent = new Agent();
  const jar = new Map<string, string>();
  const go = async (url: string, body?: string) => {
    const headers = {
      cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(body && { 'content-type': 'application/x-www-form-urlencoded' }),
    };
    const answer = await request(url, {
      dispatcher: agent,
      method: body ? 'POST' : 'GET',
      headers,
      body: body ?? null,
    });
    await answer.body.text();
    for (const each of [answer.headers['set-cookie'] ?? []].flat()) {
      const [name = '', value = ''] = pair(each).split('=');
      jar.set(name, value);
    }
    const { location } = answer.headers;
    return typeof location === 'string' ? new URL(location, url).href : url;
  };
  let url = await go(address);
  for (let step = 0; step < 6 && !url.startsWith(ORIGIN); step += 1) {
    url = url.includes('/interaction/') ? await go(url, `prompt=login&login=${cpf}&password=x`) : await go(url);
  }
  await agent.destroy();
  return new URL(url);
}

const comeBack = (url: URL, cookie: string) =>
  bff.call('GET', `${url.pathname}${url.search}`, { headers: { cookie, 'sec-fetch-site': 'cross-site' } });

describe('a entrada por um provedor OpenID Connect', () => {
  it('vai com código, PKCE S256, estado e nonce, e volta com uma sessão', async () => {
    const started = await begin('/modules/solicitacao?data=2026-11-21');
    expect([started.status, started.headers['cache-control']]).toEqual([303, 'no-store']);
    const asked = new URL(String(started.headers.location));
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: CLIENT.id,
      redirect_uri: RETURN,
      scope: 'openid profile govbr_confiabilidades_idtoken',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(started.cookies[0]).toMatch(/; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);

    const back = await signInThere(asked.href);
    const done = await comeBack(back, attemptIn(started.cookies));
    expect(done.status).toBe(303);
    expect(done.headers.location).toBe('/login?entrou=1&voltar=%2Fmodules%2Fsolicitacao%3Fdata%3D2026-11-21');
    expect(done.cookies.some(cookie => /^ALIPEN_ENTRADA=; Max-Age=0/.test(cookie))).toBe(true);

    expect(exchanges).toHaveLength(1);
    const identity = decodeJwt(exchanges[0]?.tokenDeIdentidade ?? '');
    expect(identity).toMatchObject({ sub: CPF, aud: CLIENT.id, reliability_info: { level: 'gold' } });
    expect(identity.nonce).toBe(exchanges[0]?.nonce);
    const session = await bff.asCookie(sessionIn(done.cookies), 'GET', '/api/sessao');
    expect(session.json).toMatchObject({ peloProvedor: true, usuario: { matricula: '1001' } });
  });

  it('nada do que o provedor disse fica no registro', async () => {
    const started = await begin();
    const back = await signInThere(String(started.headers.location), '52998224725');
    await comeBack(back, attemptIn(started.cookies));
    const { tokenDeIdentidade, nonce } = exchanges[0] ?? { tokenDeIdentidade: '?', nonce: '?' };
    for (const secret of [
      tokenDeIdentidade,
      nonce,
      '52998224725',
      back.searchParams.get('code') ?? '?',
      CLIENT.secret,
    ]) {
      expect(bff.log).not.toContain(secret);
    }
  });

  it('entrar assim revoga a sessão que o navegador tinha', async () => {
    const before = await bff.government.token();
    const started = await begin();
    const back = await signInThere(String(started.headers.location));
    await comeBack(back, `${attemptIn(started.cookies)}; ${COOKIE}=${before}`);
    expect((await bff.asCookie(before, 'GET', '/api/sessao')).status).toBe(401);
  });

  it('com cookie Strict, que não vem na volta, a sessão de antes termina ao começar', async () => {
    const strict = await Bff.start({ provider: settings(), cookieName: '__Host-alipen' });
    const cookie = `__Host-alipen=${await strict.government.token()}`;
    const ask = () => strict.call('GET', '/api/sessao', { headers: { cookie, 'x-csrf': '1', origin: ORIGIN } });
    expect((await ask()).status).toBe(200);
    const started = await strict.call('GET', '/api/entrada/provedor', { headers: { ...NAVIGATION, cookie } });
    expect(started.status).toBe(303);
    expect(started.cookies.some(each => /^__Host-alipen=;.*SameSite=Strict/.test(each))).toBe(true);
    expect(attemptIn(started.cookies)).not.toBe('');
    expect((await ask()).status).toBe(401);
    await strict.stop();
  });

  describe('a volta não entra', () => {
    const cases: [string, (back: URL, cookie: string, other: string) => [URL, string]][] = [
      ['em outro navegador', back => [back, '']],
      ['com a tentativa de outro', (back, _cookie, other) => [back, other]],
      ['com duas tentativas', (back, cookie, other) => [back, `${cookie}; ${other}`]],
      ['com outro estado', (back, cookie) => [changed(back, 'state', 'x'.repeat(43)), cookie]],
      ['sem estado', (back, cookie) => [changed(back, 'state', undefined), cookie]],
      ['com o estado duas vezes', (back, cookie) => [repeated(back, 'state'), cookie]],
      ['com outro código', (back, cookie) => [changed(back, 'code', 'inventado'), cookie]],
      ['sem código', (back, cookie) => [changed(back, 'code', undefined), cookie]],
      ['de outro emissor', (back, cookie) => [changed(back, 'iss', 'https://outro.gov.br'), cookie]],
      ['sem o emissor que o provedor promete', (back, cookie) => [changed(back, 'iss', undefined), cookie]],
      ['com a recusa do provedor', (back, cookie) => [changed(back, 'error', 'access_denied'), cookie]],
      [
        'com o verificador trocado',
        (back, cookie) => [back, cookie.replace(/\.[\w-]{43}\.(?=[^.]*$)/, `.${'x'.repeat(43)}.`)],
      ],
      ['com o nonce trocado', (back, cookie) => [back, cookie.replace(/\.[\w-]{43}\./, `.${'x'.repeat(43)}.`)]],
    ];

    it.each(cases)('%s', async (_name, change) => {
      const [started, another] = [await begin(), await begin()];
      const back = await signInThere(String(started.headers.location));
      const [url, cookie] = change(back, attemptIn(started.cookies), attemptIn(another.cookies));
      const { status, headers, cookies } = await comeBack(url, cookie);
      expect(status).toBe(303);
      expect(headers.location).toMatch(/^\/login\?falha=nao-autenticado$/);
      expect(sessionIn(cookies)).toBe('');
      expect(clearsAttempt(cookies)).toBe(true);
      expect(exchanges).toEqual([]);
    });

    it('com um token de identidade sem nonce, ainda que bem assinado', async () => {
      const started = await begin();
      const asked = changed(new URL(String(started.headers.location)), 'nonce', undefined);
      const { headers, cookies } = await comeBack(await signInThere(asked.href), attemptIn(started.cookies));
      expect(headers.location).toBe('/login?falha=nao-autenticado');
      expect([sessionIn(cookies), clearsAttempt(cookies), exchanges]).toEqual(['', true, []]);
    });

    it('passados dez minutos, ainda que o navegador guarde a tentativa', async () => {
      const started = await begin();
      const back = await signInThere(String(started.headers.location));
      try {
        clockAt(Date.now() + 601_000);
        const { headers, cookies } = await comeBack(back, attemptIn(started.cookies));
        expect(headers.location).toBe('/login?falha=nao-autenticado');
        expect([sessionIn(cookies), clearsAttempt(cookies), exchanges]).toEqual(['', true, []]);
      } finally {
        jest.useRealTimers();
      }
    });

    it('duas vezes com o mesmo código', async () => {
      const started = await begin();
      const back = await signInThere(String(started.headers.location));
      await comeBack(back, attemptIn(started.cookies));
      const again = await comeBack(back, attemptIn(started.cookies));
      expect(again.headers.location).toMatch(/falha=nao-autenticado/);
      expect(exchanges).toHaveLength(1);
    });
  });

  it.each([
    [403, { type: '/problemas/sem-cadastro' }, 'sem-cadastro'],
    [403, { type: '/problemas/nivel-insuficiente' }, 'nivel-insuficiente'],
    [403, { type: '/problemas/outra-coisa' }, 'acesso-recusado'],
    [401, {}, 'credenciais-invalidas'],
    [503, {}, 'servidor-com-falha'],
    [200, {}, 'resposta-invalida'],
  ])('com %d %j do governo a página de entrada diz %s', async (status, problem, slug) => {
    bff.government.json('/login/oidc', status, problem);
    const started = await begin();
    const done = await comeBack(await signInThere(String(started.headers.location)), attemptIn(started.cookies));
    expect(done.headers.location).toBe(`/login?falha=${slug}`);
    expect([sessionIn(done.cookies), clearsAttempt(done.cookies)]).toEqual(['', true]);
  });

  it('e com um token que chega vencido', async () => {
    bff.government.json('/login/oidc', 200, { token: await bff.government.token(gestora, { exp: -5, iat: -600 }) });
    const started = await begin();
    const done = await comeBack(await signInThere(String(started.headers.location)), attemptIn(started.cookies));
    expect(done.headers.location).toBe('/login?falha=resposta-invalida');
    expect([sessionIn(done.cookies), clearsAttempt(done.cookies)]).toEqual(['', true]);
  });

  it('o nível que se exige é pedido a quem identifica, se assim se configura; de início nada se pede', async () => {
    const plain = new URL(String((await begin()).headers.location)).searchParams;
    expect([plain.has('acr_values'), plain.has('nivel')]).toEqual([false, false]);
    const asking = await Bff.start({
      provider: { ...settings(), acrValues: 'prata ouro', levelParameter: { name: 'nivel', value: 'prata' } },
    });
    const { headers } = await asking.call('GET', '/api/entrada/provedor', { headers: NAVIGATION });
    const asked = new URL(String(headers.location)).searchParams;
    expect([asked.get('acr_values'), asked.get('nivel')]).toEqual(['prata ouro', 'prata']);
    await asking.stop();
  });

  it('só começa, e só sai, a partir das nossas páginas', async () => {
    for (const path of ['/api/entrada/provedor', '/api/entrada/provedor/saida']) {
      for (const site of ['cross-site', 'same-site', 'none']) {
        expect((await bff.call('GET', path, { headers: { 'sec-fetch-site': site } })).status).toBe(403);
      }
      expect((await bff.call('GET', path)).status).toBe(403);
    }
  });

  it('para onde voltar não leva a outro lugar: é a página que decide, e o endereço é sempre o nosso', async () => {
    const started = await begin('//evil.example/x');
    const done = await comeBack(await signInThere(String(started.headers.location)), attemptIn(started.cookies));
    expect(new URL(String(done.headers.location), ORIGIN).origin).toBe(ORIGIN);
    expect(String(done.headers.location)).toMatch(/^\/login\?entrou=1&voltar=%2F%2Fevil/);
  });

  it('sair leva à página de saída do provedor, que só volta para nós', async () => {
    const { status, headers } = await bff.call('GET', '/api/entrada/provedor/saida', { headers: NAVIGATION });
    const there = new URL(String(headers.location));
    expect([status, there.origin]).toEqual([303, provider.issuer]);
    expect(there.searchParams.get('post_logout_redirect_uri')).toBe(`${ORIGIN}/login`);
  });
});

describe('sem provedor, ou com ele fora do ar', () => {
  it('sem provedor nada disto existe', async () => {
    const plain = await Bff.start();
    for (const path of ['', '/retorno', '/saida']) {
      expect((await plain.call('GET', `/api/entrada/provedor${path}`, { headers: NAVIGATION })).status).toBe(404);
    }
    await plain.stop();
  });

  it.each([
    ['não responde', () => 'http://127.0.0.1:9'],
    ['responde por outro', () => bff.government.origin],
  ])('um provedor que %s deixa a pessoa na página de entrada', async (_name, issuer) => {
    bff.government.json('/.well-known/openid-configuration', 200, { issuer: 'https://outro.gov.br' });
    const away = await Bff.start({ provider: { ...settings(), issuer: issuer() } });
    const { status, headers } = await away.call('GET', '/api/entrada/provedor', { headers: NAVIGATION });
    expect([status, headers.location]).toEqual([303, '/login?falha=indisponivel']);
    await away.stop();
  });
});

function changed(url: URL, name: string, value: string | undefined): URL {
  const copy = new URL(url);
  if (value === undefined) copy.searchParams.delete(name);
  else copy.searchParams.set(name, value);
  return copy;
}

function repeated(url: URL, name: string): URL {
  const copy = new URL(url);
  copy.searchParams.append(name, copy.searchParams.get(name) ?? '');
  return copy;
}
