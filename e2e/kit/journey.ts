import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { type Product, startProduct } from './product.ts';
import { enter, PEOPLE, watch } from './screens.ts';

const PATIENCE_MS = 60_000;

export type Visit = { context: BrowserContext; page: Page; wrong: string[] };

/** A product and a browser for one file of journeys, and everything closed after it. */
export function useJourney(port: number, extra: Record<string, string> = {}) {
  let product: Product;
  let browser: Browser;
  const open: BrowserContext[] = [];

  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(port, extra), openBrowser()]);
  }, 150_000);
  afterEach(async () => {
    await Promise.all(open.splice(0).map(context => context.close()));
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  /** A fresh browser profile, as on a machine nobody used before. */
  async function visit(options: Parameters<Browser['newContext']>[0] = {}): Promise<Visit> {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'pt-BR', ...options });
    open.push(context);
    // Servers and browser share the processors of the run, and a clock moved by days wakes every task of those days.
    context.setDefaultTimeout(PATIENCE_MS);
    const wrong = watch(context, product.base);
    return { context, page: await context.newPage(), wrong };
  }

  async function visitAs(
    person: keyof typeof PEOPLE,
    options: Parameters<Browser['newContext']>[0] = {},
  ): Promise<Visit> {
    const visitor = await visit(options);
    await enter(visitor.page, product.base, PEOPLE[person]);
    return visitor;
  }

  return { base: () => product.base, product: () => product, visit, visitAs };
}
