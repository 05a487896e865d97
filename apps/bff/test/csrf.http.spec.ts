import { Bff, COOKIE, ORIGIN } from './bff.spec-kit.ts';

let bff: Bff;
let cookie = '';
beforeAll(async () => {
  bff = await Bff.start();
  cookie = `${COOKIE}=${await bff.government.token()}`;
  bff.government.json('/ms-alipen/pedidos', 200, { itens: [], total: 0, pagina: 1, tamanho: 50 });
  bff.government.on('/ms-alipen/foto-refeicao', (_request, response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' });
    response.end(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(32)]));
  });
});
afterAll(() => bff.stop());

const READ = ['GET', '/api/acessos'] as const;
const WRITE = ['POST', '/api/logout'] as const;
const PHOTO = ['GET', '/api/ms-alipen/foto-refeicao?foto=a.jpg'] as const;
const own = { 'x-csrf': '1' };

describe('quem chama com o cookie prova que é página nossa', () => {
  it.each([
    ['leitura de script, só com o cabeçalho', READ, own, true],
    ['leitura sem o cabeçalho', READ, {}, false],
    ['leitura com outro valor', READ, { 'x-csrf': 'true' }, false],
    ['leitura da mesma origem', READ, { ...own, 'sec-fetch-site': 'same-origin' }, true],
    ['leitura da mesma origem sem o cabeçalho', READ, { 'sec-fetch-site': 'same-origin' }, false],
    ['leitura de sítio irmão', READ, { ...own, 'sec-fetch-site': 'same-site' }, false],
    ['leitura de outro sítio', READ, { ...own, 'sec-fetch-site': 'cross-site' }, false],
    ['leitura digitada no navegador', READ, { ...own, 'sec-fetch-site': 'none' }, false],
    ['leitura com a origem certa', READ, { ...own, origin: ORIGIN }, true],
    ['leitura com origem que termina igual', READ, { ...own, origin: `http://mau.${ORIGIN.slice(7)}` }, false],
    ['leitura com outra porta', READ, { ...own, origin: ORIGIN.replace(':3000', ':3001') }, false],
    ['leitura com origem nula', READ, { ...own, origin: 'null' }, false],
    ['leitura com https no lugar de http', READ, { ...own, origin: ORIGIN.replace('http:', 'https:') }, false],
    ['Sec-Fetch-Site manda mais que Origin', READ, { ...own, origin: ORIGIN, 'sec-fetch-site': 'cross-site' }, false],
    ['escrita de script, só com o cabeçalho', WRITE, own, false],
    ['escrita com a origem certa', WRITE, { ...own, origin: ORIGIN }, true],
    ['escrita da mesma origem', WRITE, { ...own, 'sec-fetch-site': 'same-origin' }, true],
    ['escrita sem o cabeçalho', WRITE, { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }, false],
    ['escrita de outro sítio', WRITE, { ...own, 'sec-fetch-site': 'cross-site' }, false],
    ['imagem da mesma origem, que não tem como mandar o cabeçalho', PHOTO, { 'sec-fetch-site': 'same-origin' }, true],
    ['imagem de sítio irmão', PHOTO, { 'sec-fetch-site': 'same-site' }, false],
    ['imagem sem nada', PHOTO, {}, false],
    ['imagem de script', PHOTO, own, true],
  ] as [string, readonly [string, string], Record<string, string>, boolean][])(
    '%s',
    async (_name, [method, path], headers, passes) => {
      // Signing out uses another cookie: a revoked session would answer 401 to the next rows.
      const mine = method === 'POST' ? `${COOKIE}=${await bff.government.token()}` : cookie;
      const { status, json } = await bff.call(method, path, { headers: { cookie: mine, ...headers } });
      expect(status < 300 ? 'passou' : json.type).toBe(passes ? 'passou' : '/problemas/csrf-negado');
    },
  );

  it('a entrada também, mesmo sem cookie', async () => {
    const body = { cpf: '111.444.777-35', senha: 'x' };
    const refused: Record<string, string>[] = [
      {},
      { 'x-csrf': '1' },
      { origin: ORIGIN },
      { 'x-csrf': '1', 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of refused) {
      expect((await bff.call('POST', '/api/login', { body, headers })).json.type).toBe('/problemas/csrf-negado');
    }
    const bearer = { authorization: `Bearer ${await bff.government.token()}` };
    expect((await bff.call('POST', '/api/login', { body, headers: bearer })).status).toBe(403);
    expect(bff.government.calls('/login')).toEqual([]);
    expect(
      (await bff.call('POST', '/api/login', { body, headers: { ...own, 'sec-fetch-site': 'same-origin' } })).status,
    ).toBe(200);
  });

  it('o menu de quem não entrou não pede nada; o de quem entrou pede', async () => {
    expect((await bff.call('GET', '/api/menu')).status).toBe(200);
    expect((await bff.call('GET', '/api/menu', { headers: { cookie } })).status).toBe(403);
  });

  it('nada responde CORS', async () => {
    const headers = { origin: 'https://mau.example', 'access-control-request-method': 'GET' };
    const preflight = await bff.call('OPTIONS', '/api/menu', { headers });
    const read = await bff.call('GET', '/api/menu', { headers });
    expect(preflight.status).toBe(405);
    for (const answer of [preflight, read]) {
      expect(Object.keys(answer.headers).filter(name => name.startsWith('access-control'))).toEqual([]);
    }
  });
});
