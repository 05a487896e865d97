import type { ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { generateKeyPair, SignJWT } from 'jose';
import { UpstreamTraffic } from '../src/government/upstream-traffic.service.ts';
import { type Answer, Bff, COOKIE, CPF } from './bff.spec-kit.ts';
import { gestora } from './fake-government.ts';

let bff: Bff;
let token = '';
beforeAll(async () => {
  bff = await Bff.start();
  bff.government.reset();
  token = await bff.government.token();
});
afterAll(() => bff.stop());
beforeEach(async () => {
  bff.government.reset();
  // Clears what failed before: these journeys are about one answer each.
  bff.application.get(UpstreamTraffic, { strict: false }).reset();
  await bff.login();
  bff.government.seen.length = 0;
});

const LIST = '/ms-alipen/pedidos';
const list = (): Promise<Answer> => bff.asBearer(token, 'GET', `/api${LIST}`);
const verdict = ({ status, json }: Answer): [number, unknown] => [status, json.type];
const head = (status: string, ...headers: string[]): string => `HTTP/1.1 ${[status, ...headers].join('\r\n')}\r\n\r\n`;

const HTML = `${head('200 OK', 'Content-Type: text/html', 'Content-Length: 6')}<html>`;
const REDIRECT = head('302 Found', 'Location: http://mau.example/', 'Content-Length: 0');
const CUT = `${head('200 OK', 'Content-Type: application/json', 'Content-Length: 500')}{"itens":[`;
const GARBAGE = 'isto não é HTTP\r\n\r\n';

async function closedPort(): Promise<string> {
  const probe = createServer();
  await new Promise<void>(resolve => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise(resolve => probe.close(resolve));
  return `http://127.0.0.1:${port}`;
}

describe('na entrada, o servidor do governo', () => {
  it.each([
    [401, 401, 'credenciais-invalidas', 'Usuário ou senha inválidos'],
    [403, 403, 'acesso-recusado', 'Usuário ou senha inválidos'],
    [404, 404, 'nao-encontrado', 'Não encontrado'],
    [500, 500, 'falha-no-servidor', 'Falha no servidor'],
    [400, 400, 'requisicao-invalida', 'Não entendemos o que foi enviado'],
    [422, 400, 'requisicao-invalida', 'Não entendemos o que foi enviado'],
    [429, 429, 'muitas-tentativas', 'Muitas tentativas'],
    [418, 502, 'resposta-invalida', 'O servidor do governo respondeu o que não devia'],
    [503, 502, 'servidor-com-falha', 'O servidor do governo falhou'],
  ])('que diz %i vira %i %s', async (upstream, status, slug, title) => {
    bff.government.json('/login', upstream, { detail: 'segredo interno' });
    const answer = await bff.login();
    expect([answer.status, answer.json.type, answer.json.title]).toEqual([status, `/problemas/${slug}`, title]);
    expect(answer.text).not.toContain('segredo interno');
    expect(answer.cookies.some(cookie => cookie.startsWith(`${COOKIE}=e`))).toBe(false);
  });

  it('401 e 403 se leem iguais', async () => {
    const texts = [401, 403].map(async status => {
      bff.government.json('/login', status, {});
      const { json } = await bff.login();
      return [json.title, json.detail];
    });
    const [one] = texts;
    expect(await texts[1]).toEqual(await one);
  });

  it('429 traz Retry-After entre 1 e 300', async () => {
    bff.government.json('/login', 429, {}, { 'retry-after': '86400' });
    expect((await bff.login()).headers['retry-after']).toBe('300');
  });

  it.each<Record<string, string>>([{}, { 'retry-after': 'logo' }, { 'retry-after': '-1' }, { 'retry-after': '' }])(
    '429 com %j leva a nossa espera: na entrada, no token de um sistema e no repasse',
    async headers => {
      for (const path of ['/login', '/contas-servico/sessoes', LIST]) bff.government.json(path, 429, {}, headers);
      const account = { client_id: 'conta-1', client_secret: `alipen_${'s'.repeat(43)}` };
      const answers = [await bff.login(), await bff.call('POST', '/api/token', { body: account }), await list()];
      for (const answer of answers)
        expect([answer.status, answer.json.type, answer.headers['retry-after']]).toEqual([
          429,
          '/problemas/muitas-tentativas',
          '5',
        ]);
    },
  );

  const CHEIA = { type: '/problemas/capacidade-reduzida', detail: 'segredo interno' };

  it.each([
    ['/api/login', () => bff.login()],
    ['/api/token', () => bff.call('POST', '/api/token', { body: { cpf: CPF, senha: 'demonstracao' } })],
  ])('a fila das senhas cheia chega a quem chamou %s: 503, com a espera e em nossas palavras', async (_path, enter) => {
    bff.government.json('/login', 503, CHEIA, { 'retry-after': '3' });
    const { status, json, headers } = await enter();
    expect([status, json.type, headers['retry-after']]).toEqual([503, CHEIA.type, '3']);
    expect(json.detail).toBe('Muitas pessoas estão entrando ao mesmo tempo. Tente de novo em alguns segundos.');
  });

  it.each([
    ['com hora de voltar é a fila, e ninguém é mantido fora por ela', CHEIA, { 'retry-after': '3' }, 200],
    ['sem hora de voltar é uma falha, e para de ser chamado', {}, {}, 503],
  ])('que diz 503 trinta vezes, %s', async (_name, body, headers, then) => {
    bff.government.json('/login', 503, body, headers);
    for (let n = 0; n < 30; n += 1) await bff.login();
    bff.government.reset();
    expect((await bff.login()).status).toBe(then);
    bff.application.get(UpstreamTraffic, { strict: false }).reset();
  });

  it.each([
    ['HTML', HTML],
    ['redirecionamento', REDIRECT],
    ['resposta cortada', CUT],
    ['o que não é HTTP', GARBAGE],
    ['JSON sem token', `${head('200 OK', 'Content-Type: application/json', 'Content-Length: 2')}{}`],
    ['JSON que não é JSON', `${head('200 OK', 'Content-Type: application/json', 'Content-Length: 4')}{"to`],
    ['nulo', `${head('200 OK', 'Content-Type: application/json', 'Content-Length: 4')}null`],
    ['resposta enorme', `${head('200 OK', 'Content-Type: application/json')}${'x'.repeat(200_000)}`],
  ])('que responde %s vira 502, sem cookie', async (_name, bytes) => {
    bff.government.raw('/login', bytes);
    const answer = await bff.login();
    expect(answer.status).toBe(502);
    expect(answer.cookies).toEqual([]);
    expect(answer.headers.location).toBeUndefined();
  });

  it.each([
    ['sem assinatura', async () => `${(await bff.government.token()).split('.').slice(0, 2).join('.')}.`],
    ['alg none', async () => 'eyJhbGciOiJub25lIn0.e30.'],
    [
      'assinado por outra chave',
      async () => {
        const { privateKey } = await generateKeyPair('ES256');
        return new SignJWT(gestora)
          .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
          .setIssuedAt()
          .setExpirationTime('1h')
          .sign(privateKey);
      },
    ],
    ['de forma errada', async () => bff.government.token({ ...gestora, authorities: 'AL_GESTOR' })],
    ['grande demais para um cookie', async () => bff.government.token({ ...gestora, enchimento: 'x'.repeat(4000) })],
    ['que não é token', async () => 'banana'],
  ])('que entrega token %s vira 502, sem cookie', async (_name, make) => {
    bff.government.json('/login', 200, { token: await make() });
    const answer = await bff.login();
    expect([answer.status, answer.json.type]).toEqual([502, '/problemas/resposta-invalida']);
    expect(answer.cookies).toEqual([]);
  });
});

describe('o servidor do governo lento', () => {
  const timed = async (call: Promise<Answer>): Promise<[number, unknown, number]> => {
    const began = performance.now();
    const answer = await call;
    return [...verdict(answer), (performance.now() - began) / 1000];
  };
  const drip = (_request: unknown, response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const tap = setInterval(() => response.write(' '), 100);
    response.on('close', () => clearInterval(tap));
    response.write('{');
  };

  it('vira 504 no prazo de cada classe, mudo ou gotejando', async () => {
    bff.government.on('/login', () => undefined);
    bff.government.on(LIST, () => undefined);
    bff.government.on('/ms-alipen/mapa-diario', drip);
    const credentials = { body: { cpf: CPF, senha: 'x' } };
    const [login, mute, dripping] = await Promise.all([
      timed(bff.call('POST', '/api/token', credentials)),
      timed(list()),
      timed(bff.asBearer(token, 'GET', '/api/ms-alipen/mapa-diario')),
    ]);
    const slow = [504, '/problemas/servidor-lento'];
    expect([login, mute, dripping].map(answer => answer.slice(0, 2))).toEqual([slow, slow, slow]);
    // Silence is given up before a drip and a sign-in; the table of deadlines says how long each takes.
    expect(mute[2]).toBeLessThan(Math.min(login[2], dripping[2]));
  });

  it('na entrada também quando goteja', async () => {
    bff.government.on('/login', drip);
    expect((await timed(bff.call('POST', '/api/token', { body: { cpf: CPF, senha: 'x' } })))[0]).toBe(504);
  });
});

describe('numa operação repassada, o servidor do governo', () => {
  it.each([
    ['HTML com 200', HTML, 'resposta-invalida'],
    [
      'HTML que se diz JSON',
      `${head('200 OK', 'Content-Type: application/json', 'Content-Length: 6')}<html>`,
      'resposta-invalida',
    ],
    ['redirecionamento', REDIRECT, 'resposta-invalida'],
    ['JSON cortado', CUT, 'resposta-invalida'],
    ['cabeçalhos sem fim', 'HTTP/1.1 200 OK\r\nContent-Type: appl', 'servidor-indisponivel'],
    ['nada, e desliga', '', 'servidor-indisponivel'],
    ['o que não é HTTP', GARBAGE, 'resposta-invalida'],
    ['tipo errado', `${head('200 OK', 'Content-Type: text/plain', 'Content-Length: 2')}{}`, 'resposta-invalida'],
    ['sem tipo', `${head('200 OK', 'Content-Length: 2')}{}`, 'resposta-invalida'],
    [
      'status que o contrato não tem',
      `${head('202 Accepted', 'Content-Type: application/json', 'Content-Length: 2')}{}`,
      'resposta-invalida',
    ],
    [
      'conteúdo comprimido que ninguém pediu',
      `${head('200 OK', 'Content-Type: application/json', 'Content-Encoding: gzip', 'Content-Length: 2')}{}`,
      'resposta-invalida',
    ],
    [
      'mais do que cabe',
      `${head('200 OK', 'Content-Type: application/json', 'Content-Length: 99999999')}{}`,
      'resposta-invalida',
    ],
    [
      'falha',
      `${head('500 Internal Server Error', 'Content-Type: text/html', 'Content-Length: 4')}pilh`,
      'servidor-com-falha',
    ],
  ])('que responde %s vira 502', async (_name, bytes, slug) => {
    bff.government.raw(LIST, bytes);
    expect(verdict(await list())).toEqual([502, `/problemas/${slug}`]);
  });

  it('que corta uma resposta longa no meio corta também o cliente: nunca um fim limpo', async () => {
    bff.government.on(LIST, (request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000000' });
      response.write(`{"itens":["${'x'.repeat(200_000)}`, () => setTimeout(() => request.socket.destroy(), 50));
    });
    await expect(list()).rejects.toThrow();
  });

  it('que não acredita mais no token encerra a sessão, uma vez só', async () => {
    bff.government.json(LIST, 401, { type: '/problemas/nao-autenticado', detail: 'x' });
    const mine = await bff.government.token();
    const first = await bff.asCookie(mine, 'GET', `/api${LIST}`);
    expect(verdict(first)).toEqual([401, '/problemas/sessao-encerrada']);
    expect(first.cookies[0]).toContain(`${COOKIE}=;`);
    expect(verdict(await bff.asCookie(mine, 'GET', `/api${LIST}`))).toEqual([401, '/problemas/nao-autenticado']);
    expect(bff.government.calls(LIST)).toHaveLength(1);
  });

  it('de uma página que diz a sua sessão não se apaga o cookie: já pode ser o de quem entrou; perguntar quem está o apaga', async () => {
    const mine = await bff.government.token();
    const marca = String((await bff.asCookie(mine, 'GET', '/api/sessao')).json.marca);
    const mark = { headers: { 'x-csrf': '1', 'x-sessao': marca } };
    bff.government.json(LIST, 401, { type: '/problemas/nao-autenticado', detail: 'x' });
    for (const slug of ['sessao-encerrada', 'nao-autenticado']) {
      const refused = await bff.asCookie(mine, 'GET', `/api${LIST}`, mark);
      expect([...verdict(refused), refused.cookies]).toEqual([401, `/problemas/${slug}`, []]);
    }
    const image = await bff.call('GET', '/api/ms-alipen/foto-refeicao?foto=a.jpg', {
      headers: { cookie: `${COOKIE}=${mine}`, 'sec-fetch-site': 'same-origin' },
    });
    expect([image.status, image.cookies]).toEqual([401, []]);
    const asked = await bff.asCookie(mine, 'GET', '/api/sessao', mark);
    expect([asked.status, asked.cookies[0]]).toEqual([401, expect.stringContaining(`${COOKIE}=;`)]);
  });

  it('que diz 403 não encerra a sessão', async () => {
    bff.government.json(LIST, 403, { type: '/problemas/lotacao-alheia', detail: 'Esta lotação não é a sua.' });
    const mine = await bff.government.token();
    const answer = await bff.asCookie(mine, 'GET', `/api${LIST}`);
    expect([answer.status, answer.json.type, answer.cookies]).toEqual([403, '/problemas/lotacao-alheia', []]);
    expect((await bff.asCookie(mine, 'GET', '/api/sessao')).status).toBe(200);
  });

  it('que recusa tem o documento refeito: o que o contrato diz fica, o resto some', async () => {
    bff.government.json('/ms-alipen/pedidos', 409, {
      type: '/problemas/pedido-duplicado',
      title: '<script>',
      status: 409,
      detail: 'Já existe o pedido 2026-000001.',
      instance: 'do-servidor',
      pedido: { id: 7, numero: '2026-000001', interno: true },
      pilha: 'at Object.<anonymous>',
    });
    const { status, json, text } = await bff.asBearer(token, 'POST', '/api/ms-alipen/pedidos', { body: {} });
    expect(status).toBe(409);
    expect(json).toMatchObject({
      type: '/problemas/pedido-duplicado',
      title: 'Já existe um pedido para este dia',
      detail: 'Já existe o pedido 2026-000001.',
      pedido: { id: 7, numero: '2026-000001' },
    });
    expect(text).not.toMatch(/script|interno|pilha|do-servidor/);
  });

  it('os erros de campo chegam à tela', async () => {
    const errors = [{ pointer: '/itens/0/quantidade', detail: 'Informe de 0 a 9.999.' }];
    bff.government.json('/ms-alipen/pedidos', 422, { type: '/problemas/dados-invalidos', detail: 'Confira.', errors });
    expect((await bff.asBearer(token, 'POST', '/api/ms-alipen/pedidos', { body: {} })).json.errors).toEqual(errors);
  });

  it('com problema desconhecido fica o nosso texto', async () => {
    bff.government.raw(LIST, `${head('403 Forbidden', 'Content-Type: text/html', 'Content-Length: 6')}<html>`);
    expect((await list()).json).toMatchObject({
      type: '/problemas/nao-permitido',
      detail: expect.not.stringContaining('html'),
    });
  });

  it('fora do ar não apaga menu, sessão, acessos, saída, saúde nem páginas', async () => {
    const mine = await bff.government.token();
    expect((await bff.asCookie(mine, 'GET', '/api/sessao')).status).toBe(200);
    for (const path of ['/ms-alipen/pedidos', '/.well-known/jwks.json', '/login']) bff.government.raw(path, '');
    for (const path of ['/api/sessao', '/api/menu', '/api/acessos', '/health/live', '/health/ready', '/']) {
      expect([path, (await bff.asCookie(mine, 'GET', path)).status]).toEqual([path, 200]);
    }
    expect((await bff.asCookie(mine, 'POST', '/api/logout')).status).toBe(204);
  });

  it('atrás de um caminho é chamado sob ele', async () => {
    const under = await Bff.start({ upstream: { origin: bff.government.origin, prefix: '/gateway' } });
    await under.asBearer(await under.government.token(), 'GET', '/api/ms-alipen/pedidos/1');
    expect(bff.government.calls('/gateway/ms-alipen/pedidos/1')).toHaveLength(1);
    await under.stop();
  });

  it('sem chaves para conferir, a sessão não é dada por falsa: 503, e o cookie fica', async () => {
    const away = await Bff.start({ keys: { kind: 'jwks', url: `${await closedPort()}/jwks.json` } });
    const answer = await away.asCookie(token, 'GET', '/api/sessao');
    expect([answer.status, answer.cookies]).toEqual([503, []]);
    await away.stop();
  });
});
