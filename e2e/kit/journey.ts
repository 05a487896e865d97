import type { Browser, BrowserContext, Page } from 'playwright-core';
import { beginBrowser, endVisits } from './chromium.mjs';
import { type Hosted, hostEmpty, hostFirstStart, hostProduct, type Product, startProduct } from './product.ts';
import { enter, openHome, PEOPLE, standAt, watch } from './screens.ts';

const PATIENCE_MS = 60_000;

export type Visit = { context: BrowserContext; page: Page; wrong: string[] };
type Profile = Parameters<Browser['newContext']>[0];
type Settings = Record<string, string>;

/** For journeys that go offline. Elsewhere service workers are blocked: nobody waits while the client is fetched a second time. */
export const KEPT_FOR_LATER: Profile = { serviceWorkers: 'allow' };

/** For one file of journeys: `settings` are the servers', `devices` the browser profiles'. Everything is closed after the file. */
export const useJourney = (settings: Settings = {}, devices: Profile = {}) =>
  journey<Hosted>(() => hostProduct(settings), devices);

/** As `useJourney`, with a first start where the file's clock stands (kit/product.ts). */
export const useFirstStart = (settings: Settings) => journey<Hosted>(() => hostFirstStart(settings), {});

/** As `useJourney`, with nothing in the product (kit/product.ts). */
export const useEmptyProduct = () => journey<Hosted>(hostEmpty, {});

/** As `useJourney`, with processes that can be stopped and killed (kit/product.ts). */
export const useProcesses = (settings: Settings = {}, devices: Profile = {}) =>
  journey<Product>(() => startProduct(settings), devices);

function journey<P extends Hosted | Product>(start: () => Promise<P>, devices: Profile) {
  let product: P;
  let browser: Browser;
  const open: BrowserContext[] = [];

  beforeAll(async () => {
    [product, browser] = await Promise.all([start(), beginBrowser()]);
  }, 150_000);
  afterEach(async () => {
    await Promise.all(open.splice(0).map(context => context.close()));
  });
  afterAll(async () => {
    await endVisits();
    await product?.stop();
  });

  async function visit(profile: Profile = {}): Promise<Visit> {
    const context = await browser.newContext({
      baseURL: product.base,
      viewport: { width: 1366, height: 768 },
      locale: 'pt-BR',
      serviceWorkers: 'block',
      // An element that fades in would be looked at half way.
      reducedMotion: 'reduce',
      ...devices,
      ...profile,
    });
    open.push(context);
    await standAt(context);
    // Servers and browser share the processors of the run, and a clock moved by days wakes every task of those days.
    context.setDefaultTimeout(PATIENCE_MS);
    const wrong = watch(context, product.base);
    return { context, page: await context.newPage(), wrong };
  }

  /** Somebody with a session but no page open yet, for journeys that open theirs by its address. */
  async function signedIn(person: keyof typeof PEOPLE, profile: Profile = {}): Promise<Visit> {
    const visitor = await visit(profile);
    await enter(visitor.page, product.base, PEOPLE[person]);
    return visitor;
  }

  async function visitAs(person: keyof typeof PEOPLE, profile: Profile = {}): Promise<Visit> {
    const visitor = await signedIn(person, profile);
    await openHome(visitor.page);
    return visitor;
  }

  /** Leaves this visit open for the tests that follow, until the file ends. */
  const keep = (visitor: Visit): Visit => {
    open.splice(open.indexOf(visitor.context), 1);
    return visitor;
  };

  return { base: () => product.base, product: () => product, visit, signedIn, visitAs, keep };
}
