import { createServer } from 'node:net';
import { ManagementServer } from '../src/health/management-server.ts';
import { Bff } from './bff.spec-kit.ts';

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>(resolve => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise(resolve => probe.close(resolve));
  return port;
}

describe('a porta de gestão', () => {
  let bff: Bff;
  let base = '';
  beforeAll(async () => {
    const managementPort = await freePort();
    base = `http://127.0.0.1:${managementPort}`;
    bff = await Bff.start({ managementPort });
    await bff.application.get(ManagementServer, { strict: false }).listen();
  });
  afterAll(() => bff.stop());

  it('mostra as durações por modelo de rota, e nenhuma pessoa', async () => {
    const token = await bff.government.token();
    await bff.asBearer(token, 'GET', '/api/sessao');
    await bff.asBearer(token, 'GET', '/api/ms-alipen/pedidos/12345');
    await bff.call('GET', '/api/nada');
    const text = await (await fetch(`${base}/metrics`)).text();
    expect(text).toContain('# TYPE alipen_bff_http_request_duration_seconds histogram');
    expect(text).toMatch(/_count\{method="GET",route="\/api\/sessao",status="2xx"\} 1/);
    expect(text).toMatch(
      /_bucket\{method="GET",route="\/api\/ms-alipen\/pedidos\/:pedidoId",status="4xx",le="\+Inf"\} 1/,
    );
    // Only labels can name somebody; a measured value may hold any digits.
    const labels = [...text.matchAll(/\{([^}]*)\}/g)].map(match => match[1]).join('\n');
    expect(labels).not.toMatch(/12345|1001/);
    expect(text).toContain('process_cpu_seconds_total');
  });

  it('diz se o servidor do governo responde; a prontidão pública não depende dele', async () => {
    bff.government.json('/health/ready', 200, { status: 'ok' });
    expect(await (await fetch(`${base}/health`)).json()).toMatchObject({
      status: 'ok',
      government: 'up',
      keys: 'jwks',
    });
    bff.government.raw('/health/ready', '');
    expect(await (await fetch(`${base}/health`)).json()).toMatchObject({ status: 'degraded', government: 'down' });
    expect((await bff.call('GET', '/health/ready')).json).toEqual({ status: 'ok' });
  });

  it('não é servida na porta do público', async () => {
    for (const path of ['/metrics', '/health']) {
      const { text } = await bff.call('GET', path, { headers: { 'sec-fetch-mode': 'cors' } });
      expect(text).toContain('rota-desconhecida');
    }
    expect((await fetch(`${base}/metrics`, { method: 'POST' })).status).toBe(405);
  });
});
