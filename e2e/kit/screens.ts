import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';

export const SIZES = [
  { width: 1366, height: 768 },
  { width: 768, height: 1024 },
  { width: 360, height: 800 },
] as const;

const FOLDER = join(import.meta.dirname, '../capturas');

/** Keeps a picture of the page at each size, and fails when the page scrolls sideways at any of them. */
export async function capture(page: Page, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const before = page.viewportSize();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.waitForTimeout(250);
    // The shell's main scrolls by itself: the page may be still while its content is cut.
    const sideways = await page.evaluate(() =>
      Math.max(
        ...[document.documentElement, ...document.querySelectorAll('main')].map(
          box => box.scrollWidth - box.clientWidth,
        ),
      ),
    );
    await picture(page, join(FOLDER, `${name}-${size.width}.png`));
    if (sideways > 0) throw new Error(`${name} scrolls ${sideways} px sideways at ${size.width} px`);
  }
  if (before) await page.setViewportSize(before);
}

/** A browser with no screen now and then draws no frame for a busy page that has just changed its size: asked again. */
async function picture(page: Page, path: string): Promise<void> {
  for (let left = 2; ; left -= 1) {
    try {
      await page.screenshot({ path, timeout: 20_000 });
      return;
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

export const PEOPLE = {
  gestora: '111.444.777-35',
  solicitante: '529.982.247-25',
  atendimento: '390.533.447-05',
  monitoramento: '168.995.350-09',
  fiscal: '935.411.347-80',
} as const;

/** Told that the server was slow, a person tries again: servers and browser share the processors of the run. */
const SIGN_IN_TRIES = 4;
const SIGN_IN_MS = 40_000;

/** Signs in by the screen, as a person does. */
export async function signIn(page: Page, base: string, cpf: string): Promise<void> {
  await page.goto(`${base}/login`);
  for (let left = SIGN_IN_TRIES; ; left -= 1) {
    await page.getByLabel('CPF').fill(cpf);
    await page.getByLabel('Senha', { exact: true }).fill('demonstracao');
    await page.getByRole('button', { name: 'Entrar' }).click();
    // Beside the form: a new try takes it away at once, while the notification of the try before stays for seconds.
    const refused = page.locator('.login-form').getByRole('alert');
    const within = { timeout: SIGN_IN_MS };
    const inside = page.waitForURL(`${base}/`, { ...within, waitUntil: 'commit' }).then(() => true);
    const told = refused.waitFor(within).then(() => false);
    if (await Promise.any([inside, told])) break;
    const words = await refused.innerText();
    if (left === 1 || !/falha no|conexão/i.test(words)) throw new Error(`the sign-in was refused: ${words}`);
  }
  await page.getByRole('banner').waitFor();
}

/** Errors of the page's own: exceptions, console errors, and anything asked of another host. */
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
      if (!request.url().startsWith(base) && !/^(data|blob|about):/.test(request.url()))
        wrong.push(`other host: ${request.url()}`);
    });
  });
  return wrong;
}
