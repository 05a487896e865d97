import { jest } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { operations } from '../packages/contracts/src/generated/operations.ts';
import { OtlpReceiver, type ReceivedSpan } from '../packages/platform/src/tracing/otlp-receiver.spec-kit.ts';
import { violations } from './kit/accessibility.ts';
import { beginBrowser, endVisits } from './kit/chromium.mjs';
import { freePort } from './kit/ports.mjs';
import { type Product, startProduct } from './kit/product.ts';
import { capture, PEOPLE, signIn } from './kit/screens.ts';
import { until } from './kit/until.ts';

jest.setTimeout(180_000);
const SECRET = 'canario-do-segredo-do-gateway-com-32-bytes';
const PASSWORD = 'Canario-da-Senha-9';
const SOUGHT = 'canario-da-busca';
/** A CPF of nobody in the demonstration. */
const NEWCOMER = '153.509.460-56';
const digits = (cpf: string) => cpf.replaceAll(/\D/g, '');

type Row = { method: string; path: string; classe: string; requestTypes: readonly string[] };

describe('o que os servidores contam de si', () => {
  let product: Product;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let receiver: OtlpReceiver;
  let logs = '';
  let token = '';
  let managementPort: number;

  beforeAll(async () => {
    receiver = await OtlpReceiver.start();
    managementPort = await freePort();
    const settings = {
      MANAGEMENT_PORT: String(managementPort),
      LOG_LEVEL: 'trace',
      GATEWAY_SECRET: SECRET,
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
      OTEL_TRACES_SAMPLER_ARG: '1',
      // One person calls every operation, one after the other.
      PERSON_CALLS: '1000',
      ADDRESS_CALLS: '1000',
      INTEGRATOR_CALLS: '1000',
    };
    [product, browser] = await Promise.all([
      startProduct(settings, text => {
        logs += text;
      }),
      beginBrowser(),
    ]);
    context = await browser.newContext({
      baseURL: product.base,
      viewport: { width: 1366, height: 768 },
      locale: 'pt-BR',
    });
    page = await context.newPage();
    await signIn(page, product.base, PEOPLE.gestora);
    token = (await context.cookies()).find(({ name }) => name === 'CONTROLE_DE_ACESSO_TOKEN')?.value ?? '';
  }, 200_000);
  afterAll(async () => {
    await endVisits();
    await product?.stop();
    await receiver?.stop();
  });

  const call = (method: string, path: string, { body, headers = {} }: { body?: unknown; headers?: object } = {}) =>
    fetch(`${product.base}${path}`, {
      method,
      headers: {
        cookie: `CONTROLE_DE_ACESSO_TOKEN=${token}`,
        'x-csrf': '1',
        origin: product.base,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  /** A line comes by a pipe, some time after the answer it tells of; the text after the last end of line is not yet a line. */
  const linesOfLog = () => logs.split('\n').slice(0, -1);
  const roomsThatTold = (callId: string) =>
    linesOfLog().flatMap(line => (line.includes(callId) ? (/"name":"([\w-]+)"/.exec(line)?.[1] ?? []) : []));
  const isBoth = (rooms: string[]) => ['bff', 'government-api'].every(room => rooms.includes(room));
  const bearer = (value: string) => ({ cookie: '', authorization: `Bearer ${value}` });
  const signInBy = (cpf: string, senha: string) =>
    call('POST', '/api/login', { body: { cpf, senha }, headers: { cookie: '' } });

  it('um rastro começa na página e atravessa o gateway, a API do governo e o banco', async () => {
    const asked = page.waitForRequest('**/api/ms-alipen/fornecedores?**');
    await page.goto(`${product.base}/modules/manutencao/fornecedor`);
    const [, traceId = '', pageSpan = ''] = (await asked).headers().traceparent?.split('-') ?? [];
    const mine = (spans: readonly ReceivedSpan[]) => spans.filter(span => span.traceId === traceId);
    const isSql = (span: ReceivedSpan) => span.attributes['db.system.name'] === 'postgresql';
    await receiver.until(
      all => mine(all).some(isSql) && mine(all).filter(({ name }) => name.startsWith('GET')).length >= 3,
    );
    const spans = mine(receiver.spans);
    const gateway = spans.find(({ parentSpanId }) => parentSpanId === pageSpan);
    const outgoing = spans.find(({ parentSpanId }) => parentSpanId === gateway?.spanId);
    const government = spans.find(({ parentSpanId }) => parentSpanId === outgoing?.spanId);
    expect([gateway?.service, outgoing?.service, government?.service]).toEqual([
      'alipen-bff',
      'alipen-bff',
      'alipen-government-api',
    ]);
    const sql = spans.filter(span => isSql(span) && span.parentSpanId === government?.spanId);
    expect(sql.map(({ name }) => name)).toContain('select fornecedores');
    expect(government?.attributes['alipen.request_id']).toBe(gateway?.attributes['alipen.request_id']);
  });

  it('a tela diz o código da chamada quando o servidor falha, e o registro o tem', async () => {
    await page.route('**/api/ms-alipen/motivos**', route =>
      route.fulfill({
        status: 502,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          type: '/problemas/x',
          title: 'x',
          status: 502,
          detail: 'Falhou.',
          instance: 'codigo-da-tela',
        }),
      }),
    );
    await page.goto(`${product.base}/modules/manutencao/motivos`);
    await page.getByText('Código para o atendimento: codigo-da-tela').first().waitFor();
    await page.unroute('**/api/ms-alipen/motivos**');
    const answer = await call('GET', '/api/ms-alipen/nada');
    expect(((await answer.json()) as { instance: string }).instance).toBe(answer.headers.get('x-request-id'));
    await signInBy(PEOPLE.gestora, PASSWORD);
    const refused = await call('PUT', '/api/ms-alipen/motivos/999999', { body: {} });
    const { instance } = (await refused.json()) as { instance: string };
    await until(() => roomsThatTold(instance), isBoth);
  });

  it('o gestor lê quem bateu às portas', async () => {
    await call('GET', '/api/sessao', { headers: bearer('a.b.c') });
    await call('POST', '/api/logout', { headers: { cookie: '', 'x-csrf': '0' } });
    const found = async () => {
      const answer = await call('GET', '/api/ms-alipen/acessos?tamanho=50');
      return ((await answer.json()) as { itens: { evento: string }[] }).itens.map(({ evento }) => evento);
    };
    const wanted = ['ENTRADA', 'ENTRADA_RECUSADA', 'TOKEN_RECUSADO', 'CSRF_NEGADO'];
    await until(found, seen => wanted.every(evento => seen.includes(evento)));
    await page.goto(`${product.base}/modules/manutencao/acessos`);
    await page.locator('.pilula', { hasText: 'Credencial falsa' }).first().waitFor();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'acessos');
    await page.locator('.pilula', { hasText: 'Entrada recusada' }).first().click();
    await page.locator('.acesso-dados').waitFor();
    await capture(page, 'acesso');
  });

  it('em nenhuma linha, métrica ou rastro há cookie, token, senha, segredo ou CPF', async () => {
    const secrets = new Set([token, SECRET, PASSWORD, SOUGHT, NEWCOMER, digits(NEWCOMER)]);
    for (const cpf of Object.values(PEOPLE)) {
      secrets.add(cpf).add(digits(cpf));
      await signInBy(cpf, PASSWORD);
      await signInBy(cpf, 'demonstracao');
    }
    const issued = await call('POST', '/api/token', {
      body: { cpf: PEOPLE.fiscal, senha: 'demonstracao' },
      headers: { cookie: '' },
    });
    const integrator = ((await issued.json()) as { token: string }).token;
    secrets.add(integrator).add(integrator.split('.')[2] ?? integrator);
    await call('GET', '/api/sessao', { headers: bearer(integrator) });
    await call('GET', '/api/sessao', { headers: bearer(`${token.slice(0, -4)}AAAA`) });
    await call('POST', '/api/login', {
      body: `{"cpf": "${NEWCOMER}", "senha": "${PASSWORD}"`,
      headers: { cookie: '' },
    });
    await call('GET', `/api/sessao?cpf=${NEWCOMER}`, { headers: { 'x-request-id': digits(NEWCOMER) } });
    await call('POST', '/api/ms-alipen/usuarios', {
      body: {
        cpf: digits(NEWCOMER),
        nome: 'Pessoa Nova',
        matricula: '990001',
        authorities: ['AL_FISCAL'],
        senha: PASSWORD,
      },
    });
    await call('POST', '/api/ms-alipen/lotacoes/importacoes', {
      body: `nome,uf\n${NEWCOMER},MA\n`,
      headers: { 'content-type': 'text/csv' },
    });
    await call('POST', '/api/relatos-csp', {
      body: {
        'csp-report': {
          'document-uri': `${product.base}/?cpf=${NEWCOMER}`,
          'blocked-uri': `https://x.example/${SOUGHT}`,
        },
      },
      headers: { 'content-type': 'application/csp-report', cookie: '' },
    });
    for (const { method, path, classe, requestTypes } of Object.values(operations) as Row[]) {
      if (!path.startsWith('/ms-alipen/') || classe === 'eventos') continue;
      const where = `/api${path.replaceAll(/\{\w+\}/g, '999999')}`;
      const query = `?busca=${digits(NEWCOMER)}&pessoa=${SOUGHT}&nome=${SOUGHT}`;
      if (method === 'GET') await call(method, where).then(answer => answer.arrayBuffer());
      const body = requestTypes.includes('application/json')
        ? { cpf: NEWCOMER, senha: PASSWORD, nome: SOUGHT }
        : undefined;
      await call(method, where + (method === 'GET' ? query : ''), { ...(body && { body }) }).then(a => a.arrayBuffer());
    }
    const before = receiver.spans.length;
    const { headers: told } = await call('PUT', '/api/ms-alipen/motivos/999999', { body: {} });
    await until(() => roomsThatTold(told.get('x-request-id') ?? 'nenhum'), isBoth);
    await call('GET', '/api/acessos');
    await receiver.until(all => all.slice(before).some(({ name }) => name === 'GET /api/acessos'));
    const metrics = await (await fetch(`http://127.0.0.1:${managementPort}/metrics`)).text();

    expect([logs.length > 100_000, metrics.length > 10_000, receiver.text.length > 100_000]).toEqual([
      true,
      true,
      true,
    ]);
    const hits = [...secrets].flatMap(secret =>
      Object.entries({ logs, metrics, spans: receiver.text }).flatMap(([where, text]) =>
        text.includes(secret) ? [`${where}: ${secret.slice(0, 12)}… ${around(text, secret)}`] : [],
      ),
    );
    expect(hits).toEqual([]);
    const pages = new Set(
      [...metrics.matchAll(/^alipen_bff_http_request_duration_seconds_count\{(.*)\}/gm)].map(m => m[1]),
    );
    // A series for each operation and what it answers, never for each record.
    expect([...pages].filter(page => page?.includes('999999'))).toEqual([]);
    expect(pages.size).toBeLessThanOrEqual(2 * Object.keys(operations).length);
  });

  it('toda linha de uma chamada traz o código dela', () => {
    const lines = linesOfLog().flatMap(line => (line.startsWith('{') ? [JSON.parse(line)] : []));
    const ofCalls = lines.filter(line => line.req || line.res || line.operacao || line.slug || line.codigo);
    expect(ofCalls.length).toBeGreaterThan(100);
    expect(ofCalls.filter(({ id }) => typeof id !== 'string')).toEqual([]);
  });
});

const around = (text: string, secret: string) => {
  const at = text.indexOf(secret);
  return text.slice(Math.max(0, at - 160), at);
};
