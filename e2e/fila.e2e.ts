import { jest } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { concludeOffline, waitingOn } from '../bench/fila/phone.mjs';
import { sendOverABadLine } from '../bench/fila/queue.mjs';
import { violations } from './kit/accessibility.ts';
import { read } from './kit/api.ts';
import { openBrowser } from './kit/browser.ts';
import { openByHand } from './kit/inspections.ts';
import { useJourney } from './kit/journey.ts';
import { type Product, startProduct } from './kit/product.ts';
import { capture } from './kit/screens.ts';

jest.setTimeout(300_000);
const FILA = '/fila-de-envio';
const PHONE = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true } as const;
/** The same pictures each run: what matters here is when the line breaks. */
const roll = () => 0.4242;

describe('a fila de envio sobre uma linha que cai', () => {
  const [port, line] = [3640, 3644];
  let product: Product;
  let browser: Browser;
  beforeAll(async () => {
    const lineOrigin = { PUBLIC_ORIGIN: `http://127.0.0.1:${line}` };
    [product, browser] = await Promise.all([startProduct(port, lineOrigin), openBrowser()]);
  }, 150_000);
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  // Ten inspections, forty photos and twenty cuts are the bench's (bench/fila.mjs).
  it('3 fiscalizações, 27 fotos, 6 quedas no meio: nada se perde, nada conta duas vezes, nada fica pronto sem as fotos', async () => {
    const wanted = { inspections: 3, photos: 9, cuts: 6, seed: 20261122, linePort: line, productPort: port };
    const outcome = await sendOverABadLine(browser, { dataDir: product.folder }, wanted);
    expect(outcome).toMatchObject({ photos: 27, cuts: 6, lost: 0, waiting: 0, doubled: 0, falselyComplete: 0 });
    expect(outcome.cutsUnderWay).toBeGreaterThan(0);
  });
});

describe('a fila de envio, e quem é dono dela', () => {
  const { base, visitAs } = useJourney(3650);

  /** Concluded with no network; every call that leaves this device afterwards is written down. */
  async function concluded(photos: number, unit: number) {
    const manager = await visitAs('gestora');
    const opened = await openByHand(manager.page, unit);
    const { page, context } = await visitAs('fiscal', PHONE);
    await concludeOffline(context, page, base(), [opened], { photos, roll });
    const calls: string[] = [];
    context.on('response', response => {
      const { pathname } = new URL(response.url());
      const sent =
        response.request().method() === 'PUT' ? pathname.includes('/fotos/') : pathname.endsWith('/concluir');
      if (sent) calls.push(`${response.status()} ${pathname}`);
    });
    const there = () => read<OnServer>(manager.page, `fiscalizacoes/${opened.id}`);
    return { page, context, calls, there };
  }

  async function emptied(page: Page) {
    for (let waited = 0; waited < 90_000; waited += 300) {
      if ((await waitingOn(page)) === 0) return;
      await page.waitForTimeout(300);
    }
    throw new Error('the queue did not empty');
  }

  it('a sessão termina com a fila no meio: para, pede a senha ali mesmo, segue e não perde nada', async () => {
    const { page, context, calls, there } = await concluded(5, 1);
    await endSessionAfterFirstPhoto(context);
    await page.goto(`${base()}${FILA}`).catch(() => undefined);
    await context.setOffline(false);
    const question = page.getByRole('dialog', { name: 'Entre de novo para continuar' });
    await question.waitFor({ timeout: 60_000 });
    // Paused: nothing was lost, nothing is refused, and nothing is asked again and again without a session.
    expect(await waitingOn(page)).toBe(1);
    // Of two photos on their way at once the second is refused too.
    await page.waitForTimeout(1500);
    const asked = calls.length;
    await page.waitForTimeout(2500);
    expect(calls.length).toBe(asked);
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
});

interface OnServer {
  situacao: string;
  versoes: number;
  fotos: number;
  fotosFaltando: number;
}

/** The cookie is gone once the first photo has arrived, as when a day has passed since the sign-in. */
async function endSessionAfterFirstPhoto(context: BrowserContext) {
  let ended = false;
  context.on('response', response => {
    if (ended || response.request().method() !== 'PUT' || !response.ok()) return;
    ended = true;
    void context.clearCookies();
  });
}

/** Addresses that were answered well more than once. */
const sentTwice = (calls: readonly string[]) =>
  calls.filter((call, n) => call.startsWith('2') && calls.indexOf(call) !== n);
