import { once } from 'node:events';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { runChecks } from '@alipen/platform/checks/checks';
import { readConfiguration } from '../configuration.ts';
import { ENDED, GOOD, KEY } from './certificate.spec-kit.ts';
import { certificateEnd } from './certificate.ts';
import { CertificateWatch } from './certificate-watch.ts';
import { gatewayChecks } from './gateway-checks.ts';

const serving = (server: Server) => `https://localhost:${(server.address() as AddressInfo).port}`;
const settings = (publicOrigin: string) =>
  readConfiguration({ GOVERNMENT_API_URL: 'http://127.0.0.1:1', PUBLIC_ORIGIN: publicOrigin });

async function open(cert: string): Promise<Server> {
  const server = createServer({ key: KEY, cert });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return server;
}

describe('o certificado do endereço das pessoas', () => {
  let good: Server;
  let ended: Server;
  beforeAll(async () => {
    [good, ended] = [await open(GOOD), await open(ENDED)];
  });
  afterAll(() => {
    for (const server of [good, ended]) server.close();
  });

  const checked = async (publicOrigin: string) =>
    (await runChecks(gatewayChecks(settings(publicOrigin)))).find(({ nome }) => nome === 'certificado');

  it('verificar diz até quando vale; o que venceu é falha, e o que não se lê pede atenção', async () => {
    expect(await checked(serving(good))).toMatchObject({
      estado: 'ok',
      frase: expect.stringMatching(/ mais \d+ dias\.$/),
    });
    expect(await checked(serving(ended))).toMatchObject({
      estado: 'falha',
      frase: expect.stringContaining('venceu em 02/01/2020'),
      faca: expect.stringMatching(/^openssl s_client -connect localhost:\d+ -servername localhost <\/dev\/null/),
    });
    expect(await checked('https://localhost:1')).toMatchObject({ estado: 'atencao' });
    expect(await checked('http://127.0.0.1:3000')).toBeUndefined();
  });

  it('a métrica diz quando acaba, na segunda vez que perguntam; do que não se lê, nada', async () => {
    const { metric } = new CertificateWatch(settings(serving(ended)));
    expect((await metric.get()).values).toEqual([]);
    while (!(await metric.get()).values.length) await new Promise(done => setTimeout(done, 5));
    expect((await metric.get()).values[0]?.value).toBe(Date.parse('2020-01-02T00:00:00Z') / 1000);
    const none = new CertificateWatch(settings('https://localhost:1'));
    await none.metric.get();
    // This connection starts after the metric's, so that the metric's has been refused by now.
    await expect(certificateEnd('https://localhost:1')).rejects.toThrow();
    expect((await none.metric.get()).values).toEqual([]);
  });
});
