import { jest } from '@jest/globals';
import { violations, violationsInHighContrast, violationsInTheDark } from './kit/accessibility.ts';
import { useJourney } from './kit/journey.ts';
import { capture, PEOPLE, signIn } from './kit/screens.ts';
import { OFFSET } from './kit/world.mjs';

jest.setTimeout(180_000);
const { base, visit, visitAs } = useJourney();

describe('a entrada', () => {
  it('pede CPF e senha, mascara o CPF e passa na conferência de acessibilidade', async () => {
    const { page, wrong } = await visit();
    await page.goto(`${base()}/`);
    await page.waitForURL(`${base()}/login`);
    await page.getByLabel('CPF').fill('52998224725');
    expect(await page.getByLabel('CPF').inputValue()).toBe('529.982.247-25');
    expect(await page.getByLabel('Senha', { exact: true }).getAttribute('type')).toBe('password');
    expect(await violations(page)).toEqual([]);
    expect(await violationsInTheDark(page)).toEqual([]);
    await capture(page, 'login');
    expect(wrong).toEqual([]);
  });

  it('oferece alto contraste antes de entrar; este aparelho o guarda, e a pessoa o muda no seu cartão', async () => {
    const { page } = await visit();
    const worn = () => page.evaluate(() => document.documentElement.dataset.contraste);
    await page.goto(`${base()}/login`);
    await page.getByRole('button', { name: 'Alto contraste' }).click();
    expect(await worn()).toBe('alto');
    expect(await violationsInHighContrast(page)).toEqual([]);
    await signIn(page, base(), PEOPLE.solicitante);
    expect(await worn()).toBe('alto');
    await page.getByRole('button', { name: /Rafael/ }).click();
    await page.getByLabel('Contraste').selectOption('Normal');
    expect(await worn()).toBeUndefined();
    await page.emulateMedia({ contrast: 'more' });
    await page.getByLabel('Contraste').selectOption('Do sistema');
    expect(await worn()).toBe('alto');
  });

  it('guarda o token em um cookie que a página não lê', async () => {
    const { page, context } = await visitAs('solicitante');
    const cookie = (await context.cookies()).find(found => found.name === 'CONTROLE_DE_ACESSO_TOKEN');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    // The browser counts the cookie's end from the machine's own clock, not the journeys'.
    expect(cookie?.expires).toBeLessThanOrEqual((Date.now() - OFFSET) / 1000 + 86_400 + 5);
    expect(
      await page.evaluate(() => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage })),
    ).not.toContain('eyJ');
  });

  it('recusada, avisa ERRO! no canto de cima com a frase da especificação, que some depois de 4,5 s', async () => {
    const text = 'Usuário ou senha inválidos';
    const { page } = await visit();
    await page.clock.install({ time: new Date() });
    await page.goto(`${base()}/login`);
    await page.getByLabel('CPF').fill(PEOPLE.solicitante);
    await page.getByLabel('Senha', { exact: true }).fill('errada');
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.getByRole('button', { name: 'Entrar' }).click();
    const notice = page.locator('.ant-notification-notice').first();
    await notice.waitFor();
    expect(await notice.innerText()).toContain('ERRO!');
    expect(await notice.innerText()).toContain(text);
    await page.waitForFunction(
      () => Math.round(document.querySelector('.ant-notification-notice')?.getBoundingClientRect().y ?? 0) === 24,
    );
    const box = await notice.boundingBox();
    expect(1366 - Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThanOrEqual(24);
    expect(await page.getByRole('alert').allInnerTexts()).toContainEqual(expect.stringContaining(text));
    expect(await page.getByLabel('CPF').inputValue()).toBe(PEOPLE.solicitante);
    await page.mouse.move(10, 10);
    await page.clock.runFor(4_400);
    expect(await notice.count()).toBe(1);
    await page.clock.runFor(1_000);
    await notice.waitFor({ state: 'detached' });
  });

  it('com o token vencido volta para a entrada, registra e diz por quê', async () => {
    const { page } = await visitAs('solicitante');
    const said: string[] = [];
    page.on('console', message => said.push(message.text()));
    await page.context().clearCookies({ name: 'CONTROLE_DE_ACESSO_TOKEN' });
    // The click may fail: a counter of the header may hear first that the session is gone, and lead to the door itself.
    const link = page.getByRole('link', { name: 'Solicitações Efetuadas' });
    await link.click({ timeout: 5_000 }).catch(() => undefined);
    await page.waitForURL(/\/login/);
    expect(said).toContain('Token expired');
    await page.getByText('Sua sessão expirou').waitFor();
  });

  it('quem clica em outra tela enquanto a entrada ainda carrega chega à entrada, e sabe por quê', async () => {
    const { page } = await visitAs('solicitante');
    let open = () => {};
    const held = new Promise<void>(resolve => {
      open = resolve;
    });
    const over = page.waitForRequest('**/api/logout');
    let ended = false;
    // Known here before the page hears of it, so that no file it asks for after that comes through.
    await page.route('**/api/**', async route => {
      if (route.request().headers().accept?.includes('event-stream')) return route.continue();
      // Undefined where the page is closed while it waits.
      const response = await route.fetch().catch(() => undefined);
      ended ||= response?.status() === 401;
      if (response) await route.fulfill({ response });
    });
    // What is asked for once the session has ended is the sign-in page.
    await page.route('**/assets/*.js', async route => {
      if (ended) await held;
      await route.continue();
    });
    await page.context().clearCookies({ name: 'CONTROLE_DE_ACESSO_TOKEN' });
    await page.getByRole('link', { name: 'Solicitações Efetuadas' }).click();
    await over;
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href$="/modules/solicitacao"]')?.click());
    await page.getByRole('progressbar', { name: 'Abrindo a tela' }).waitFor();
    open();
    await page.getByText('Sua sessão expirou').waitFor();
    expect(new URL(page.url()).pathname).toMatch(/\/login$/);
    // An answer that is on its way belongs to the page that goes.
    await page.unrouteAll({ behavior: 'wait' });
  });

  it('sair encerra a sessão nesta aba e na outra', async () => {
    const { page, context } = await visitAs('gestora');
    const other = await context.newPage();
    await other.goto(`${base()}/`);
    await other.getByRole('banner').waitFor();
    await page.getByRole('button', { name: /^Usuário/ }).click();
    await page.getByRole('button', { name: 'Sair' }).click();
    await page.waitForURL(/\/login/);
    await other.waitForURL(/\/login/);
    expect((await context.cookies()).some(cookie => cookie.name === 'CONTROLE_DE_ACESSO_TOKEN')).toBe(false);
  });
});
