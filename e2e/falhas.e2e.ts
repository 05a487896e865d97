import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { beginBrowser, endVisits } from './kit/chromium.mjs';
import { useProcesses } from './kit/journey.ts';
import { freePort } from './kit/ports.mjs';
import { startProduct } from './kit/product.ts';
import { PEOPLE } from './kit/screens.ts';
import { until } from './kit/until.ts';

jest.setTimeout(180_000);
const [GONE, LATE, PORT] = [await freePort(), await freePort(), await freePort()];

async function answering(port: number): Promise<Server> {
  const server = createServer((_request, response) => response.writeHead(404).end()).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const fill = async (page: Page) => {
  await page.getByLabel('CPF').fill(PEOPLE.gestora);
  await page.getByLabel('Senha', { exact: true }).fill('demonstracao');
};

describe('com a API do governo fora do ar', () => {
  let government: Server;
  beforeAll(async () => {
    government = await answering(GONE);
  });
  const { base, visit } = useProcesses({ GOVERNMENT_API_URL: `http://127.0.0.1:${GONE}` });
  beforeAll(async () => {
    government.closeAllConnections();
    await new Promise(done => government.close(done));
  });

  it('a entrada diz Falha no login, e o BFF segue de pé', async () => {
    const { page } = await visit();
    await page.goto(`${base()}/login`);
    await fill(page);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.getByText('Falha no login').first().waitFor();
    for (const path of ['/health/live', '/health/ready', '/api/menu', '/api/openapi.json']) {
      expect((await fetch(base() + path, { headers: { 'x-csrf': '1' } })).status).toBe(200);
    }
  });
});

describe('na primeira partida, antes da API do governo', () => {
  it('a entrada diz que o sistema está sendo preparado, guarda o que se digitou sem se mexer, e diz quando se pode entrar', async () => {
    const base = `http://127.0.0.1:${PORT}`;
    const starting = startProduct({ PORT: String(PORT), GOVERNMENT_API_URL: `http://127.0.0.1:${LATE}` });
    const browser = await beginBrowser();
    await until(async () => (await fetch(`${base}/health/live`).catch(() => undefined))?.ok);
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    page.setDefaultTimeout(60_000);
    await page.goto(`${base}/login`);
    const notice = page.getByRole('status');
    await notice.getByText('O sistema está sendo preparado').waitFor();
    await fill(page);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.getByRole('button', { name: 'Entrar' }).and(page.locator('[aria-disabled=false]')).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    const place = () => page.getByLabel('CPF').boundingBox();
    const before = await place();
    const government = await answering(LATE);
    await notice.getByText('Já é possível entrar').waitFor();
    expect(await place()).toEqual(before);
    expect(await page.getByLabel('Senha', { exact: true }).inputValue()).toBe('demonstracao');
    await endVisits();
    await (await starting).stop();
    government.closeAllConnections();
    government.close();
  });
});
