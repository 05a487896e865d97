import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Bff } from './bff.spec-kit.ts';

const PAGE = `<html><head><base href="__BASE_PATH__"><script nonce="__CSP_NONCE__" src="__BASE_PATH__assets/a.js"></script><style nonce="__CSP_NONCE__"></style></head></html>`;
const SCRIPT = 'console.log("a");'.repeat(50);
const HTML = { accept: 'text/html,*/*;q=0.8' };

function built(): string {
  const dir = mkdtempSync(join(tmpdir(), 'web-'));
  mkdirSync(join(dir, 'assets'));
  writeFileSync(join(dir, 'index.html'), PAGE);
  writeFileSync(join(dir, 'assets/a-Ab12Cd34.js'), SCRIPT);
  writeFileSync(join(dir, 'assets/a-Ab12Cd34.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(dir, 'assets/a-Ab12Cd34.js.gz'), gzipSync(SCRIPT));
  mkdirSync(join(dir, '.vite'));
  writeFileSync(join(dir, '.vite/manifest.json'), '{}');
  writeFileSync(join(dir, 'icone.png'), 'not a picture');
  writeFileSync(join(dir, 'logo.svg'), '<svg/>');
  return dir;
}

describe('o cliente web', () => {
  let bff: Bff;
  beforeAll(async () => {
    bff = await Bff.start({ webDir: built(), basePath: '/', publicOrigin: 'https://alipen.gov.br' });
  });
  afterAll(() => bff.stop());

  it.each(['/', '/login', '/modules/solicitacao', '/ciapis/modules/painel', '/index.html'])(
    '%s abre a página',
    async path => {
      const { status, headers, text } = await bff.call('GET', path, { headers: { 'sec-fetch-mode': 'navigate' } });
      if (path === '/index.html') {
        expect(status).toBe(404);
        return;
      }
      const nonce = /nonce="([^"]+)"/.exec(text)?.[1] ?? '';
      expect([status, text.includes('__'), nonce.length]).toEqual([200, false, 24]);
      expect(text).toContain('<base href="/">');
      expect(headers['content-security-policy']).toBe(
        `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; img-src 'self' blob: data:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'; report-uri /api/relatos-csp; report-to csp`,
      );
      expect(headers['reporting-endpoints']).toBe('csp="/api/relatos-csp"');
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'cross-origin-opener-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      });
    },
  );

  it('a base abre a página também para o service worker, que não navega', async () => {
    const worker = { headers: { 'sec-fetch-mode': 'cors', accept: '*/*' } };
    const { status, headers } = await bff.call('GET', '/', worker);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect((await bff.call('GET', '/modules/solicitacao', worker)).status).toBe(404);
  });

  it('o nonce muda a cada página', async () => {
    const [one, two] = await Promise.all([
      bff.call('GET', '/', { headers: HTML }),
      bff.call('GET', '/', { headers: HTML }),
    ]);
    expect(one.text).not.toBe(two.text);
  });

  it('arquivo com nome do conteúdo dura para sempre; o outro se pergunta de novo', async () => {
    const plain = await bff.call('GET', '/assets/a-Ab12Cd34.js');
    expect([plain.status, plain.text]).toEqual([200, SCRIPT]);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await bff.call('GET', '/logo.svg')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, GZIP;q=0.5', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('a quem aceita "%s" o arquivo sai em %s', async (accepted, encoding) => {
    const { headers, text } = await bff.call('GET', '/assets/a-Ab12Cd34.js', {
      headers: { 'accept-encoding': accepted },
    });
    expect([headers['content-encoding'], headers['content-type'], headers.vary]).toEqual([
      encoding,
      'text/javascript; charset=utf-8',
      'accept-encoding',
    ]);
    if (!encoding) expect(text).toBe(SCRIPT);
    expect(Number(headers['content-length'] ?? 0) < SCRIPT.length / 4).toBe(encoding !== undefined);
  });

  it('a imagem, que já vem comprimida, sai como é', async () => {
    const { headers } = await bff.call('GET', '/icone.png', { headers: { 'accept-encoding': 'br, gzip' } });
    expect([headers['content-encoding'], headers['content-type']]).toEqual([undefined, 'image/png']);
  });

  it('o que o navegador já tem não vai de novo, se é na mesma compressão', async () => {
    const path = '/assets/a-Ab12Cd34.js';
    const { headers } = await bff.call('GET', path, { headers: { 'accept-encoding': 'gzip' } });
    const again = (etag: unknown, encoding: string) =>
      bff.call('GET', path, { headers: { 'accept-encoding': encoding, 'if-none-match': String(etag) } });
    const { status, text } = await again(headers.etag, 'gzip');
    expect([status, text]).toEqual([304, '']);
    expect((await again(headers.etag, 'identity')).status).toBe(200);
    expect((await again('"outro"', 'gzip')).status).toBe(200);
  });

  it.each([
    '/assets/sumiu.js',
    '/assets/..%2f..%2fetc/passwd',
    '/.vite/manifest.json',
    '/assets/a-Ab12Cd34.js.br',
    '/dados.json',
  ])('%s não é página', async path => {
    const { status, headers } = await bff.call('GET', path, { headers: HTML });
    expect([400, 404]).toContain(status);
    expect(headers['content-type']).toContain('application/problem+json');
  });

  it('chamada de script a endereço que não existe não recebe página', async () => {
    const { status } = await bff.call('GET', '/modules/solicitacao', { headers: { 'sec-fetch-mode': 'cors' } });
    expect(status).toBe(404);
  });

  it('as recusas da API continuam documentos de problema', async () => {
    const token = await bff.government.token();
    const answers = await Promise.all([
      bff.asBearer(token, 'GET', '/api/ms-alipen/pedidos?banana=1'),
      bff.asBearer(token, 'POST', '/api/ms-alipen/pedidos', { raw: 'x', headers: { 'content-type': 'text/plain' } }),
      bff.asBearer('banana', 'GET', '/api/ms-alipen/pedidos'),
      bff.call('GET', '/api/sessao'),
      bff.call('DELETE', '/login'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 415, 401, 401, 405]);
    for (const { headers } of answers) expect(headers['content-type']).toContain('application/problem+json');
  });

  it('o cookie é Secure em https', async () => {
    const headers = { 'x-csrf': '1', origin: 'https://alipen.gov.br' };
    const { cookies } = await bff.call('POST', '/api/login', { body: { cpf: '111.444.777-35', senha: 'x' }, headers });
    expect(cookies[0]).toContain('HttpOnly; Secure; SameSite=Lax');
  });
});

describe('sob outro caminho base', () => {
  let bff: Bff;
  beforeAll(async () => {
    bff = await Bff.start({ webDir: built(), basePath: '/alimentacao/' });
  });
  afterAll(() => bff.stop());

  it('a página, os arquivos e o painel abrem, e a raiz leva até lá', async () => {
    expect((await bff.call('GET', '/alimentacao/login', { headers: HTML })).text).toContain(
      '<base href="/alimentacao/">',
    );
    expect((await bff.call('GET', '/alimentacao/assets/a-Ab12Cd34.js')).status).toBe(200);
    expect((await bff.call('GET', '/ciapis/modules/painel', { headers: HTML })).status).toBe(200);
    for (const path of ['/', '/alimentacao']) {
      const { status, headers } = await bff.call('GET', path, { headers: HTML });
      expect([status, headers.location]).toEqual([302, '/alimentacao/']);
    }
    expect((await bff.call('GET', '/outro', { headers: HTML })).status).toBe(404);
  });
});

describe('sem o cliente construído', () => {
  it('uma página diz o que digitar', async () => {
    const bff = await Bff.start();
    const { status, text } = await bff.call('GET', '/login', { headers: HTML });
    expect(status).toBe(200);
    expect(text).toContain('<code>npm start</code>');
    await bff.stop();
  });
});
