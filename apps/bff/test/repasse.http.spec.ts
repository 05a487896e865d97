import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { relayOperation, relayOperations } from '../src/relay/relay-operation.ts';
import { Bff, ORIGIN } from './bff.spec-kit.ts';
import { gestora } from './fake-government.ts';

const LIST = '/ms-alipen/pedidos';
const semDono = relayOperation({
  operationId: 'semDono',
  method: 'GET',
  path: '/ms-alipen/sem-dono',
  autoridades: [],
  classe: 'leitura',
  aberta: false,
  query: [],
  headers: [],
  requestTypes: [],
  bodyLimit: 0,
  responseTypes: ['application/json'],
  successStatus: 200,
  statuses: [200],
});

const NONE = {
  RASCUNHO: 0,
  ENVIADO: 0,
  DEVOLVIDO: 0,
  CONFIRMADO: 0,
  RECUSADO: 0,
  CANCELADO: 0,
  ENTREGUE: 0,
  ENTREGUE_PARCIAL: 0,
  NAO_ENTREGUE: 0,
  ENCERRADO: 0,
  EXPIRADO: 0,
};
const EMPTY = { itens: [], pagina: 1, tamanho: 50, total: 0, porSituacao: NONE };

let bff: Bff;
let token = '';
beforeAll(async () => {
  bff = await Bff.start({}, [...relayOperations, semDono]);
  token = await bff.government.token();
});
afterAll(() => bff.stop());
beforeEach(() => {
  bff.government.reset();
  bff.government.json(LIST, 200, EMPTY);
});

const get = (path: string, headers: Record<string, string | string[]> = {}) =>
  bff.asBearer(token, 'GET', path, { headers });
const upstreamCalls = () => bff.government.seen.filter(({ url }) => url.startsWith('/ms-alipen')).length;

describe('o que não está no contrato não existe', () => {
  it.each([
    ['/api/ms-alipen/segredos'],
    ['/api/ms-alipen'],
    ['/api/ms-alipen/'],
    ['/api/ms-alipen/pedidos/'],
    ['/api/MS-ALIPEN/pedidos'],
    ['/api/ms-alipen/Pedidos'],
    ['/api/ms-alipen/pedidos/1/2/3'],
    ['/api/outra-coisa'],
    ['/api'],
  ])('%s é 404 sem chamar o servidor', async path => {
    expect((await get(path)).status).toBe(404);
    expect(upstreamCalls()).toBe(0);
  });

  it.each([
    ['/api/ms-alipen/../login'],
    ['/api/ms-alipen/./pedidos'],
    ['/api/ms-alipen//pedidos'],
    ['/api//ms-alipen/pedidos'],
    ['/api/ms-alipen/pedidos;v=1'],
    ['/api/ms-alipen/pedidos\\1'],
    ['/api/ms-alipen/pedidos/%2e%2e'],
    ['/api/ms-alipen/pedidos/..%2flogin'],
    ['/api/ms-alipen/pedidos/1%2F2'],
    ['/api/ms-alipen/pedidos/1%5C2'],
    ['/api/ms-alipen/pedidos/1%00'],
    ['/api/ms-alipen/pedidos/1%0a'],
    ['/api/ms-alipen/pedidos/%252e'],
    ['/api/ms-alipen/pedidos/%zz'],
    [`/api/ms-alipen/pedidos?busca=${'x'.repeat(2100)}`],
  ])('%s é 400 sem chamar o servidor', async path => {
    const answer = await rawGet(path);
    expect(answer).toContain('HTTP/1.1 400');
    expect(answer).toContain('application/problem+json');
    expect(bff.government.seen).toEqual([]);
  });

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'HEAD'])('%s numa lista é 405 com Allow', async method => {
    const answer = await bff.asBearer(token, method, '/api/ms-alipen/mapa-diario');
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET']);
    expect(upstreamCalls()).toBe(0);
  });

  it('quem não tem nenhuma autoridade conhecida, ou não tem a da operação, é recusado antes', async () => {
    for (const authorities of [[], ['AL_DESCONHECIDA'], ['AL_FISCAL']]) {
      const other = await bff.government.token({ ...gestora, authorities });
      expect((await bff.asBearer(other, 'GET', '/api/ms-alipen/contratos')).status).toBe(403);
    }
    expect(upstreamCalls()).toBe(0);
  });

  it('com várias autoridades vale a união (15.22)', async () => {
    bff.government.json('/ms-alipen/contratos', 200, { itens: [], pagina: 1, tamanho: 50, total: 0 });
    const both = await bff.government.token({ ...gestora, authorities: ['AL_FISCAL', 'AL_MONITORAMENTO'] });
    expect((await bff.asBearer(both, 'GET', '/api/ms-alipen/contratos')).status).toBe(200);
  });

  it('operação sem autoridades é negada até ao gestor', async () => {
    expect((await get('/api/ms-alipen/sem-dono')).status).toBe(403);
    expect(upstreamCalls()).toBe(0);
  });

  it('sem token é 401, sem chamar o servidor', async () => {
    expect((await bff.call('GET', `/api${LIST}`)).status).toBe(401);
    expect(upstreamCalls()).toBe(0);
  });
});

/** Written byte by byte, because clients tidy odd addresses up. */
function rawGet(path: string, ...headers: string[]): Promise<string> {
  const { hostname, port } = new URL(bff.origin);
  return new Promise((resolve, reject) => {
    let text = '';
    const own = [`Host: ${hostname}`, `Authorization: Bearer ${token}`, 'Connection: close', ...headers];
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${path} HTTP/1.1\r\n${own.join('\r\n')}\r\n\r\n`, 'latin1'),
    );
    socket.on('data', chunk => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}

describe('a consulta', () => {
  it('passa só com os nomes da operação, codificada de novo', async () => {
    await get(`/api${LIST}?busca=a%20%26b%2Fc&uf=PA&pagina=2`);
    expect(bff.government.calls(LIST)[0]?.url).toBe(`${LIST}?busca=a+%26b%2Fc&uf=PA&pagina=2`);
  });

  it.each([
    ['nome desconhecido', '?admin=1'],
    ['nome repetido', '?uf=PA&uf=SP'],
    ['nome em forma de lista', '?uf[]=PA'],
    ['caractere de controle', '?busca=a%00b'],
    ['nomes demais', `?${Array.from({ length: 40 }, (_, at) => `a${at}=1`).join('&')}`],
  ])('recusa %s', async (_name, query) => {
    expect((await get(`/api${LIST}${query}`)).status).toBe(400);
    expect(upstreamCalls()).toBe(0);
  });

  it('parâmetro do caminho vai codificado', async () => {
    bff.government.json('/ms-alipen/pedidos/a%20b', 404, {});
    expect((await get('/api/ms-alipen/pedidos/a%20b')).status).toBe(404);
    expect(bff.government.seen.at(-1)?.url).toBe('/ms-alipen/pedidos/a%20b');
  });
});

describe('os cabeçalhos', () => {
  it('da chamada: só os da lista passam, com o token da sessão', async () => {
    await bff.asCookie(token, 'GET', `/api${LIST}`, {
      headers: {
        'accept-language': 'pt-BR',
        accept: 'application/json',
        'if-match': '"7"',
        'if-none-match': '"v1"',
        'idempotency-key': 'intencao-1',
        'last-event-id': '12',
        'x-request-id': 'pedido-12345678',
        traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
        'x-forwarded-for': '10.0.0.1',
        forwarded: 'for=10.0.0.1',
        'x-real-ip': '10.0.0.1',
        'x-original-url': '/login',
        'x-http-method-override': 'DELETE',
        user_agent: 'sublinhado',
        'x-qualquer': '1',
        referer: `${ORIGIN}/`,
      },
    });
    const { host: _host, ...headers } = bff.government.calls(LIST)[0]?.headers ?? {};
    expect(headers).toEqual({
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      'accept-language': 'pt-BR',
      'if-match': '"7"',
      'if-none-match': '"v1"',
      'idempotency-key': 'intencao-1',
      'last-event-id': '12',
      'x-request-id': 'pedido-12345678',
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      connection: 'keep-alive',
    });
  });

  it.each([
    'x-forwarded-uri',
    'x-original-url',
    'x-rewrite-url',
    'x-forwarded-path',
    'x-http-method-override',
    'x-forwarded-prefix',
  ])('%s não escolhe a rota, não abre nada e não passa', async name => {
    const inspector = await bff.government.token({ ...gestora, authorities: ['AL_FISCAL'] });
    for (const value of ['/health/live', '/api/menu', `/api${LIST}`, 'POST']) {
      const headers = { [name]: value };
      expect((await bff.call('GET', '/api/sessao', { headers })).status).toBe(401);
      expect((await bff.call('GET', `/api${LIST}`, { headers })).status).toBe(401);
      expect((await bff.asBearer(inspector, 'GET', '/api/ms-alipen/contratos', { headers })).status).toBe(403);
      expect((await get('/api/ms-alipen/segredos', headers)).status).toBe(404);
    }
    expect(upstreamCalls()).toBe(0);
    expect((await get(`/api${LIST}`, { [name]: '/login' })).status).toBe(200);
    expect(bff.government.seen.map(({ method, url }) => `${method} ${url}`)).toContain(`GET ${LIST}`);
    expect(bff.government.calls(LIST)[0]?.headers[name]).toBeUndefined();
  });

  it('traceparent que não vale não passa', async () => {
    await get(`/api${LIST}`, { traceparent: '00-00000000000000000000000000000000-b7ad6b7169203331-01' });
    expect(bff.government.calls(LIST)[0]?.headers.traceparent).toBeUndefined();
  });

  const TRACE = '0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  it.each([
    ['Accept-Language: pt-ção'],
    ['Accept: text/\x80'],
    ['If-None-Match: "\xff"'],
    ['Idempotency-Key: intenção-1'],
    ['Last-Event-Id: \xa0'],
    ['X-Request-Id: pedido-\xe7-12345678'],
    ['X-Request-Id: pedido-12345678\x7f'],
    [`traceparent: 00-${TRACE}\xa0`],
    [`traceparent: cc-${TRACE}-\xe7`],
    [`traceparent: 00-${TRACE}\r\ntracestate: a=1,\xa0b=2`],
  ])('fora do ASCII são recusados, nunca ignorados nem limpos: %j', async header => {
    for (const path of [`/api${LIST}`, '/api/sessao', '/api/menu', '/api/entrada', '/api/openapi.json'])
      expect([path, (await rawGet(path, header)).slice(0, 12)]).toEqual([path, 'HTTP/1.1 400']);
    expect(bff.government.seen).toEqual([]);
  });

  it('os que Connection nomeia são só nossos e não seguem, nem o código da chamada e o rastro', async () => {
    const names = ['Accept', 'accept-language', 'IF-NONE-MATCH', 'idempotency-key', 'x-request-id', 'tracestate'];
    const answer = await rawGet(
      `/api${LIST}`,
      'Accept: application/json',
      'Accept-Language: pt-BR',
      'If-None-Match: "v1"',
      'If-Match: "7"',
      'Idempotency-Key: intencao-1',
      'X-Request-Id: pedido-12345678',
      `traceparent: 00-${TRACE}`,
      'tracestate: a=1',
      `Connection: ${names.join(', ')}`,
    );
    expect(answer).toContain('HTTP/1.1 200');
    const {
      host: _host,
      connection: _own,
      'x-request-id': id,
      ...headers
    } = bff.government.calls(LIST)[0]?.headers ?? {};
    expect(headers).toEqual({ authorization: `Bearer ${token}`, 'if-match': '"7"', traceparent: `00-${TRACE}` });
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    await rawGet(`/api${LIST}`, `traceparent: 00-${TRACE}`, 'tracestate: a=1', 'Connection: traceparent');
    expect(bff.government.calls(LIST)[1]?.headers).toEqual(
      expect.not.objectContaining({ traceparent: expect.any(String) }),
    );
  });

  it('nem os da resposta que o servidor do governo diz serem só daquele trecho', async () => {
    bff.government.json(LIST, 200, EMPTY, {
      etag: '"v2"',
      'last-modified': 'Fri, 20 Nov 2026 12:00:00 GMT',
      connection: 'ETag',
    });
    const { status, headers } = await get(`/api${LIST}`);
    expect([status, headers.etag, headers['last-modified']]).toEqual([200, undefined, 'Fri, 20 Nov 2026 12:00:00 GMT']);
  });

  it.each(['Authorization: Bearer x', 'Host: outro', 'Origin: http://a\r\nOrigin: http://b'])(
    'repetidos são recusados: %s',
    async header => {
      expect(await rawGet(`/api${LIST}`, header)).toContain('HTTP/1.1 400');
      expect(upstreamCalls()).toBe(0);
    },
  );

  it('da resposta: só os da lista voltam, os nossos por cima', async () => {
    bff.government.json(LIST, 200, EMPTY, {
      etag: '"v2"',
      'last-modified': 'Fri, 20 Nov 2026 12:00:00 GMT',
      'set-cookie': 'intruso=1',
      location: '/mau',
      server: 'interno/1.0',
      'x-powered-by': 'interno',
      'access-control-allow-origin': '*',
      'clear-site-data': '"storage"',
      refresh: '0;url=/mau',
      link: '</mau>; rel=preload',
      'cache-control': 'public, max-age=9999',
      'content-security-policy': "default-src 'unsafe-inline'",
      'content-disposition': 'attachment; filename="../../mau.exe"',
    });
    const { headers } = await get(`/api${LIST}`, { 'x-request-id': 'pedido-12345678' });
    const { date: _date, 'keep-alive': _keep, connection: _connection, ...rest } = headers;
    expect(rest).toEqual({
      'ratelimit-policy': expect.stringMatching(/^"integrador";q=\d+;w=2$/),
      ratelimit: expect.stringMatching(/^"integrador";r=\d+;t=\d+$/),
      'cache-control': 'no-store',
      'content-length': expect.any(String),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-type': 'application/json; charset=utf-8',
      'cross-origin-resource-policy': 'same-origin',
      etag: '"v2"',
      'last-modified': 'Fri, 20 Nov 2026 12:00:00 GMT',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-request-id': 'pedido-12345678',
    });
  });

  it('304 passa quando a pessoa já tem a versão', async () => {
    bff.government.on(LIST, (_request, response) => response.writeHead(304, { etag: '"v1"' }).end());
    const { status, headers, text } = await get(`/api${LIST}`, { 'if-none-match': '"v1"' });
    expect([status, headers.etag, text]).toEqual([304, '"v1"', '']);
  });
});

describe('o corpo', () => {
  const post = (raw: string | Buffer | Readable, headers: Record<string, string>) =>
    bff.asBearer(token, 'POST', '/api/ms-alipen/pedidos', { raw, headers });

  it('passa como veio, com o seu tipo', async () => {
    const raw = '{"data":"2026-11-21","ç":"ã"}';
    await post(raw, { 'content-type': 'application/json' });
    const [call] = bff.government.calls(LIST);
    expect([call?.method, call?.body, call?.headers['content-type']]).toEqual(['POST', raw, 'application/json']);
  });

  it.each([
    ['formulário', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['texto', { 'content-type': 'text/plain' }],
    ['partes', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['sem tipo', {} as Record<string, string>],
    ['um subtipo que só começa igual', { 'content-type': 'application/jsonx' }],
    ['um subtipo depois de uma tabulação', { 'content-type': 'application/json\ttext/plain' }],
    ['uma tabulação no meio do tipo', { 'content-type': 'application/\tjson' }],
    ['JSON em latin1', { 'content-type': 'application/json; charset=iso-8859-1' }],
    ['JSON comprimido', { 'content-type': 'application/json', 'content-encoding': 'gzip' }],
  ])('%s é 415', async (_name, headers) => {
    expect((await post('{}', headers)).status).toBe(415);
    expect(upstreamCalls()).toBe(0);
  });

  it('acima do limite é 413, anunciado ou não', async () => {
    const big = Buffer.alloc(102_401, 0x20);
    expect((await post(big, { 'content-type': 'application/json' })).status).toBe(413);
    expect((await post(Readable.from([big]), { 'content-type': 'application/json' })).status).toBe(413);
    expect(upstreamCalls()).toBe(0);
  });

  it('leitura com corpo é recusada', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await bff.asBearer(token, 'GET', `/api${LIST}`, { raw: '{}', headers })).status).toBe(400);
  });

  it('grande segue em fluxo, e o limite corta no meio', async () => {
    const path = '/api/ms-alipen/fornecedores/importacoes';
    const call = (raw: Buffer | Readable) =>
      bff.asBearer(token, 'POST', path, { raw, headers: { 'content-type': 'text/csv' } });
    bff.government.on('/ms-alipen/fornecedores/importacoes', (_request, response, body) => {
      response.writeHead(422, { 'content-type': 'application/problem+json' });
      response.end(JSON.stringify({ type: '/problemas/arquivo-invalido', detail: `${body.length} letras` }));
    });
    expect((await call(Buffer.alloc(1_000_000, 0x61))).json.detail).toBe('1000000 letras');
    expect((await call(Buffer.alloc(5_242_881, 0x61))).status).toBe(413);
    expect((await call(Readable.from([Buffer.alloc(3_000_000), Buffer.alloc(3_000_000)]))).status).toBe(413);
  });
});

describe('a foto', () => {
  const photo = (bytes: Buffer, type: string) =>
    bff.government.on('/ms-alipen/foto-refeicao', (_request, response) => {
      response.writeHead(200, { 'content-type': type, 'content-disposition': 'inline; filename="mau.html"' });
      response.end(bytes);
    });
  const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(70_000, 7)]);
  const path = '/api/ms-alipen/foto-refeicao?foto=a.jpg';

  it('chega inteira, com nome nosso e sem cache nem farejo', async () => {
    photo(jpeg, 'image/jpeg');
    const { status, headers, text } = await get(path);
    expect([status, text.length > 0]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline; filename="foto.jpg"',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
  });

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'],
    ['HTML', Buffer.from('<html><script>1</script></html>'), 'text/html'],
    ['HTML que se diz JPEG', Buffer.from('<html><script>1</script></html>'), 'image/jpeg'],
    ['JPEG que se diz PNG', jpeg, 'image/png'],
    ['três bytes', Buffer.from([0xff, 0xd8]), 'image/jpeg'],
  ])('%s é 502', async (_name, bytes, type) => {
    photo(bytes, type);
    expect((await get(path)).status).toBe(502);
  });

  it.each(['', '?foto=', '?foto=../a.jpg', '?foto=http://mau', '?foto=a/b', '?foto=.a', `?foto=${'a'.repeat(257)}`])(
    'o nome %p é recusado antes',
    async query => {
      expect((await get(`/api/ms-alipen/foto-refeicao${query}`)).status).toBe(400);
      expect(upstreamCalls()).toBe(0);
    },
  );
});

describe('quem desiste', () => {
  const eventually = async (check: () => boolean): Promise<boolean> => {
    for (let time = 0; time < 50 && !check(); time++) await new Promise(resolve => setTimeout(resolve, 10));
    return check();
  };

  it('cliente que some fecha a chamada ao servidor', async () => {
    let closed = false;
    bff.government.on(LIST, (_request, response) => {
      response.on('close', () => {
        closed = true;
      });
    });
    const { hostname, port } = new URL(bff.origin);
    const socket = connect(Number(port), hostname);
    socket.write(`GET /api${LIST} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n\r\n`);
    expect(await eventually(() => upstreamCalls() === 1)).toBe(true);
    socket.destroy();
    expect(await eventually(() => closed)).toBe(true);
  });

  it('cliente que some com chamadas enfileiradas na mesma conexão fecha todas', async () => {
    const big = JSON.stringify({ itens: ['x'.repeat(2_000_000)] });
    let open = 0;
    bff.government.on(LIST, (_request, response) => {
      open += 1;
      response.on('close', () => {
        open -= 1;
      });
      response.writeHead(200, { 'content-type': 'application/json' }).write(big);
    });
    const { hostname, port } = new URL(bff.origin);
    const socket = connect(Number(port), hostname);
    socket.pause();
    socket.write(`GET /api${LIST} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n\r\n`.repeat(12));
    expect(await eventually(() => open === 12)).toBe(true);
    socket.destroy();
    expect(await eventually(() => open === 0)).toBe(true);
  });

  it('sair encerra as chamadas em curso daquela sessão', async () => {
    const mine = await bff.government.token();
    bff.government.on(LIST, () => undefined);
    const pending = bff.asCookie(mine, 'GET', `/api${LIST}`);
    expect(await eventually(() => upstreamCalls() === 1)).toBe(true);
    expect((await bff.asCookie(mine, 'POST', '/api/logout')).status).toBe(204);
    const { status, json } = await pending;
    expect([status, json.type]).toEqual([401, '/problemas/sessao-encerrada']);
  });

  it('uma lista longa passa inteira, com o cliente lendo devagar', async () => {
    const itens = Array.from({ length: 20_000 }, (_, id) => ({ id, texto: 'x'.repeat(40) }));
    const text = JSON.stringify({ itens });
    bff.government.on(LIST, (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(text);
    });
    const { hostname, port } = new URL(bff.origin);
    const received = await new Promise<number>(resolve => {
      let size = 0;
      const socket = connect(Number(port), hostname);
      socket.write(
        `GET /api${LIST} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\n\r\n`,
      );
      socket.on('data', chunk => {
        size += chunk.length;
        socket.pause();
        setTimeout(() => socket.resume(), 5);
      });
      socket.on('close', () => resolve(size));
    });
    expect(received).toBeGreaterThan(text.length);
  });
});
