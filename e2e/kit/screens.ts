import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { answered } from './api.ts';
import { sideways } from './reach.ts';
import { shiftedDate } from './shifted-date.mjs';
import { OFFSET } from './world.mjs';

export const SIZES = [
  { width: 1366, height: 768 },
  { width: 768, height: 1024 },
  { width: 360, height: 800 },
] as const;

const DESK = 1366;

/** The lists with columns beyond their right edge (list/more-beside.hook.ts); one that shares its page with a record may have them. */
const cutLists = (page: Page) =>
  page.$$eval('.pagina:not(.pagina--dividida) > * > .tabela-rolagem[data-mais] > table', tables =>
    tables.map(table => table.getAttribute('aria-label')),
  );

const FOLDER = join(import.meta.dirname, '../capturas');
const PICTURES = process.env.CAPTURAS === '1';

/** Fails when the page scrolls sideways at any size; with CAPTURAS=1 it keeps a picture of each. */
export async function capture(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await drawn(page);
    const pushed = await sideways(page);
    if (pushed > 0) throw new Error(`${name} scrolls ${pushed} px sideways at ${size.width} px`);
    const cut = size.width === DESK ? await cutLists(page) : [];
    if (cut.length) throw new Error(`${name} hides the last columns of ${cut} at ${size.width} px`);
    if (PICTURES) await picture(page, `${name}-${size.width}.png`);
  }
  if (before) await page.setViewportSize(before);
}

/**
 * Waits two frames: by then what listens to a new size has written, and the page is laid out. An observer tells of a frame that was drawn;
 * requestAnimationFrame is the clock's where a journey has put in a clock of its own.
 */
export const drawn = (page: Page) =>
  page.evaluate(async () => {
    const frame = () =>
      new Promise<void>(done => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          done();
        });
        observer.observe(document.documentElement);
      });
    await frame();
    await frame();
  });

async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  // Lists and counters may still be on their way: a picture is only for eyes, and no test decides by it.
  await page.waitForTimeout(250);
  await page.screenshot({ path: join(FOLDER, name) });
}

export const PEOPLE = {
  gestora: '111.444.777-35',
  solicitante: '529.982.247-25',
  atendimento: '390.533.447-05',
  monitoramento: '168.995.350-09',
  fiscal: '935.411.347-80',
} as const;

export const standAt = (context: BrowserContext) =>
  context.addInitScript(`globalThis.Date = (${shiftedDate})(Date, () => ${OFFSET});`);

export async function signIn(page: Page, base: string, cpf: string): Promise<void> {
  await page.goto(`${base}/login`);
  await page.getByLabel('CPF').fill(cpf);
  await page.getByLabel('Senha', { exact: true }).fill('demonstracao');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL(`${base}/`, { waitUntil: 'commit' });
  await page.getByRole('banner').waitFor();
}

/** Signs in by the call that the screen makes, for journeys that begin after it. */
export async function enter(page: Page, base: string, cpf: string): Promise<void> {
  const answer = await answered(() =>
    page.request.post(`${base}/api/login`, {
      headers: { 'X-CSRF': '1', origin: new URL(base).origin },
      data: { cpf: cpf.replaceAll(/\D/g, ''), senha: 'demonstracao' },
    }),
  );
  if (!answer.ok()) throw new Error(`the sign-in was refused: ${answer.status()} ${await answer.text()}`);
  // Playwright, in this process, reckons a cookie's end by the journeys' clock, the browser by the machine's: a day apart it has expired.
  const kept = answer
    .headersArray()
    .filter(({ name, value }) => /^set-cookie$/i.test(name) && !/Max-Age=0/.test(value));
  await page.context().addCookies(kept.map(({ value }) => cookieOf(value, new URL(base).hostname)));
}

function cookieOf(header: string, domain: string) {
  const [pair = '', ...attributes] = header.split('; ');
  const said = new Map(attributes.map(each => [each.split('=')[0]?.toLowerCase(), each.split('=')[1] ?? '']));
  return {
    name: pair.slice(0, pair.indexOf('=')),
    value: pair.slice(pair.indexOf('=') + 1),
    domain,
    path: said.get('path') ?? '/',
    expires: (Date.now() - OFFSET) / 1000 + Number(said.get('max-age')),
    httpOnly: said.has('httponly'),
    secure: said.has('secure'),
    sameSite: said.get('samesite') as 'Lax' | 'Strict',
  };
}

export async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('banner').waitFor();
  await settled(page);
}

export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('h1') && !document.querySelector('.esqueleto, [aria-busy=true]'),
  );
}

/** Collects errors of the page: exceptions, console errors, and calls to any other host. */
export function watch(context: BrowserContext, base: string): string[] {
  const wrong: string[] = [];
  context.on('page', page => {
    page.on('pageerror', error => wrong.push(`exception: ${error.message}`));
    page.on('console', message => {
      // The browser itself reports every 4xx answer as an error; the journeys assert those.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        wrong.push(`console: ${message.text()}`);
    });
    page.on('request', request => {
      if (!request.url().startsWith(base) && !/^(data|blob|about|file):/.test(request.url()))
        wrong.push(`other host: ${request.url()}`);
    });
  });
  return wrong;
}
