import { jest } from '@jest/globals';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { concludeOffline, waitingOn } from '../bench/fila/phone.mjs';
import { sendOverABadLine } from '../bench/fila/queue.mjs';
import { violations } from './kit/accessibility.ts';
import { etagOf, read, write } from './kit/api.ts';
import { beginBrowser, endVisits } from './kit/chromium.mjs';
import { item } from './kit/inspection-flow.ts';
import { openByHand } from './kit/inspections.ts';
import { KEPT_FOR_LATER, useJourney } from './kit/journey.ts';
import { freePort } from './kit/ports.mjs';
import { type Hosted, hostProduct } from './kit/product.ts';
import { capture } from './kit/screens.ts';
import { until } from './kit/until.ts';

jest.setTimeout(300_000);
const FILA = '/fila-de-envio';
const PENDENTES = '/modules/fiscalizacao/fiscalizacoesPendentes';
const PHONE = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true } as const;
/** The same pictures each run: what matters here is when the line breaks. */
const roll = () => 0.4242;

describe('a fila de envio sobre uma linha que cai', () => {
  let port: number;
  let line: number;
  let product: Hosted;
  let browser: Browser;
  beforeAll(async () => {
    [port, line] = [await freePort(), await freePort()];
    const lineOrigin = { PORT: String(port), PUBLIC_ORIGIN: `http://127.0.0.1:${line}` };
    [product, browser] = await Promise.all([hostProduct(lineOrigin), beginBrowser()]);
  }, 150_000);
  afterAll(async () => {
    await endVisits();
    await product?.stop();
  });

  // The full size (ten inspections, forty photos, twenty cuts) is the bench's: bench/fila.mjs.
  it('2 fiscalizações, 12 fotos, 4 quedas no meio: nada se perde, nada conta duas vezes, nada fica pronto sem as fotos', async () => {
    const wanted = { inspections: 2, photos: 6, cuts: 4, seed: 20261122, linePort: line, productPort: port };
    const outcome = await sendOverABadLine(browser, { dataDir: product.folder }, wanted);
    expect(outcome).toMatchObject({ photos: 12, cuts: 4, lost: 0, waiting: 0, doubled: 0, falselyComplete: 0 });
    expect(outcome.cutsUnderWay).toBeGreaterThan(0);
  });
});

describe('a fila de envio, e quem é dono dela', () => {
  const { base, signedIn } = useJourney({}, KEPT_FOR_LATER);

  async function concluded(photos: number, unit: number) {
    const manager = await signedIn('gestora');
    const opened = await openByHand(manager.page, unit);
    const { page, context } = await signedIn('fiscal', PHONE);
    await concludeOffline(context, page, base(), [opened], { photos, roll });
    const calls: string[] = [];
    const underWay = new Set<Request>();
    const sends = (request: Request) => {
      const { pathname } = new URL(request.url());
      return request.method() === 'PUT' ? pathname.includes('/fotos/') : pathname.endsWith('/concluir');
    };
    context.on('request', request => sends(request) && underWay.add(request));
    context.on('requestfinished', request => underWay.delete(request));
    context.on('requestfailed', request => underWay.delete(request));
    context.on('response', response => {
      if (sends(response.request())) calls.push(`${response.status()} ${new URL(response.url()).pathname}`);
    });
    const there = () => read<OnServer>(manager.page, `fiscalizacoes/${opened.id}`);
    return { page, context, calls, underWay, there };
  }

  const emptied = (page: Page) =>
    until(
      () => waitingOn(page),
      waiting => waiting === 0,
    );

  it('a sessão termina com a fila no meio: para, pede a senha ali mesmo, segue e não perde nada', async () => {
    const { page, context, calls, underWay, there } = await concluded(5, 1);
    await endSessionAfterFirstPhoto(context);
    await page.clock.install({ time: new Date() });
    await page.goto(`${base()}${FILA}`).catch(() => undefined);
    await context.setOffline(false);
    const question = page.getByRole('dialog', { name: 'Entre de novo para continuar' });
    await question.waitFor({ timeout: 60_000 });
    expect(await waitingOn(page)).toBe(1);
    // Two photos may be on their way at once: the second is refused too.
    await until(() => underWay.size === 0);
    const asked = calls.length;
    // Longer than the first waits between tries; each try begins by reading the queue.
    for (let seconds = 0; seconds < 120; seconds += 5) {
      await page.clock.runFor(5_000);
      expect(await waitingOn(page)).toBe(1);
    }
    expect([underWay.size, calls.length]).toEqual([0, asked]);
    expect(calls.filter(call => call.startsWith('401')).length).toBeGreaterThan(0);
    expect((await there()).fotosFaltando).toBeGreaterThan(0);
    await capture(page, 'fila-senha');
    expect(await violations(page)).toEqual([]);

    const cpf = question.getByLabel(/^CPF/);
    if (await cpf.isEditable()) await cpf.fill('935.411.347-80');
    await question.getByLabel('Senha', { exact: true }).fill('demonstracao');
    await question.getByRole('button', { name: 'Entrar' }).click();
    await question.waitFor({ state: 'detached' });
    await emptied(page);
    await page.getByText('já está no servidor').waitFor();
    expect(await there()).toMatchObject({ versoes: 1, fotos: 5, fotosFaltando: 0 });
    expect(sentTwice(calls)).toEqual([]);
  });

  it('duas abas abertas quando a rede volta: cada resposta e cada foto sai uma vez só', async () => {
    const { page, context, calls, there } = await concluded(4, 3);
    const other = await context.newPage();
    await page.goto(`${base()}${FILA}`);
    await other.goto(`${base()}${FILA}`);
    await context.setOffline(false);
    await Promise.all([page, other].map(tab => tab.evaluate(() => window.dispatchEvent(new Event('online')))));
    await emptied(page);
    expect(await there()).toMatchObject({ versoes: 1, fotos: 4, fotosFaltando: 0 });
    expect(calls.filter(call => call.startsWith('200') || call.startsWith('201'))).toHaveLength(5);
    expect(sentTwice(calls)).toEqual([]);
    await other.getByText('já está no servidor').waitFor();
  });

  it('a que o servidor não aceita diz por quê: abre de novo com as fotos e vai; a encerrada por outro se descarta', async () => {
    const manager = await signedIn('gestora');
    const wrong = await openByHand(manager.page, 1, 'Café da manhã');
    const ended = await openByHand(manager.page, 3, 'Café da manhã');
    const { page, context } = await signedIn('fiscal', PHONE);
    await concludeOffline(context, page, base(), [wrong, ended], { photos: 2, roll });
    await withoutTheReading(page, wrong.id);
    await cancel(manager.page, ended.id);
    await context.setOffline(false);
    await page.goto(`${base()}${PENDENTES}`).catch(() => undefined);
    const card = page.getByRole('listitem').filter({ hasText: wrong.numero });
    await card.getByText('Não foi aceita: Responda o item B1').waitFor();
    await capture(page, 'fiscalizacao-recusada-pendentes');
    expect(await violations(page)).toEqual([]);

    await context.setOffline(true);
    await card.getByRole('link', { name: /Resolver/ }).click();
    await page.getByRole('heading', { level: 1, name: `Fiscalização ${wrong.numero} não foi aceita` }).waitFor();
    await page.getByText('Nada se perdeu: as respostas e 2 fotos continuam neste aparelho.').waitFor();
    expect(await page.getByText('Fiscalização concluída').count()).toBe(0);
    await capture(page, 'fiscalizacao-recusada');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Abrir de novo' }).click();
    await page.getByRole('heading', { level: 1, name: `Fiscalização nº ${wrong.numero}` }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.waitForFunction(() => document.querySelectorAll('.fluxo-fotos-lista > li img').length === 2);
    const hot = item(page, 'Preparações quentes');
    expect(await hot.getByLabel('O que não está conforme').inputValue()).toBe('Fria ao toque');
    await page.getByRole('button', { name: 'Próximo item' }).waitFor();
    await hot.getByLabel('em graus Celsius').fill('57,5');
    await page.getByRole('button', { name: 'Concluir' }).click();
    await page.getByText('Fiscalização concluída. Será enviada').waitFor();
    await context.setOffline(false);
    const there = () => read<OnServer>(manager.page, `fiscalizacoes/${wrong.id}`);
    await until(
      () => waitingOn(page),
      waiting => waiting <= 1,
    );
    expect(await there()).toMatchObject({ versoes: 1, fotos: 2, fotosFaltando: 0 });

    await page.goto(`${base()}${FILA}`);
    const listed = page.locator('.fila-item').filter({ hasText: ended.numero });
    await listed.getByText('Esta fiscalização já foi encerrada.').waitFor();
    await listed.getByRole('link', { name: /^Resolver/ }).click();
    await page.getByText('Ela não está mais entre as suas pendentes').waitFor();
    expect(await page.getByRole('button', { name: 'Abrir de novo' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Descartar' }).click();
    const question = page.getByRole('dialog', { name: 'Descartar esta fiscalização?' });
    await question.getByText('as respostas e 2 fotos saem deste aparelho').waitFor();
    await capture(page, 'fiscalizacao-recusada-descartar');
    expect(await violations(page)).toEqual([]);
    await question.getByRole('button', { name: 'Descartar' }).click();
    await page.getByRole('heading', { level: 1, name: 'Pendentes' }).waitFor();
    expect(await waitingOn(page)).toBe(0);
    await page.goto(`${base()}${FILA}`);
    await page.getByText('já está no servidor').waitFor();
    expect(await page.getByText('Fotos do que ainda não foi concluído').count()).toBe(0);
  });
});

/** Not conforming and nothing measured, as an older version of the phone's client let it through. */
const withoutTheReading = (page: Page, inspection: number) =>
  page.evaluate(
    id =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('alipen-fila');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction('items', 'readwrite');
          const items = change.objectStore('items');
          const all = items.getAll();
          all.onsuccess = () => {
            const waiting = all.result.find(({ body }) => body.fiscalizacaoId === id);
            const answers = waiting.body.conclusao.respostas as { item: string }[];
            waiting.body.conclusao.respostas = answers.map(answer =>
              answer.item === 'B1' ? { item: 'B1', resposta: 'NAO_CONFORME', observacao: 'Fria ao toque' } : answer,
            );
            items.put(waiting, waiting.id);
          };
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    inspection,
  );

async function cancel(page: Page, inspection: number): Promise<void> {
  const path = `fiscalizacoes/${inspection}`;
  const reason = { motivo: 'A entrega não veio.' };
  expect((await write(page, 'POST', `${path}/cancelar`, reason, await etagOf(page, path))).status).toBe(200);
}

interface OnServer {
  situacao: string;
  versoes: number;
  fotos: number;
  fotosFaltando: number;
}

/** Removes the session's cookie once the first photo has arrived, as when a day has passed since the sign-in. */
async function endSessionAfterFirstPhoto(context: BrowserContext) {
  let ended = false;
  context.on('response', response => {
    if (ended || response.request().method() !== 'PUT' || !response.ok()) return;
    ended = true;
    void context.clearCookies();
  });
}

const sentTwice = (calls: readonly string[]) =>
  calls.filter((call, n) => call.startsWith('2') && calls.indexOf(call) !== n);
