import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { CLIENT, IdentityProvider } from '../apps/bff/test/identity-provider.ts';
import { violations } from './kit/accessibility.ts';
import { useJourney } from './kit/journey.ts';
import { freePort } from './kit/ports.mjs';
import { capture } from './kit/screens.ts';

jest.setTimeout(180_000);
const PORT = await freePort();
const HERE = `http://127.0.0.1:${PORT}`;
const MARINA = '11144477735';

const provider = await IdentityProvider.start(`${HERE}/api/entrada/provedor/retorno`, `${HERE}/login`);
afterAll(() => provider.stop());

const { base, visit, signedIn, visitAs } = useJourney({
  PORT: String(PORT),
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: CLIENT.id,
  OIDC_CLIENT_SECRET: CLIENT.secret,
  OIDC_MINIMUM_LEVEL: 'silver',
});

/** The provider takes any password. */
async function signInThere(page: Page, cpf: string): Promise<void> {
  await page.waitForURL(`${provider.issuer}/**`);
  await page.locator('[name=login]').fill(cpf);
  await page.locator('[name=password]').fill('x');
  await page.locator('button[type=submit]').click();
}
const withProvider = (page: Page) => page.getByRole('link', { name: 'Entrar com gov.br' });
const openPerson = (page: Page) => page.getByRole('button', { name: /^Usuário/ }).click();

describe('entrar com gov.br', () => {
  it('leva ao provedor e volta à tela que se queria abrir', async () => {
    const { page, context } = await visit();
    await page.goto(`${base()}/modules/manutencao/usuarios`);
    await page.waitForURL(/\/login\?voltar=/);
    await withProvider(page).waitFor();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'login-provedor');
    await withProvider(page).click();
    await signInThere(page, MARINA);
    await page.waitForURL(`${base()}/modules/manutencao/usuarios`);
    const cookies = await context.cookies(base());
    expect(cookies.find(({ name }) => name === 'CONTROLE_DE_ACESSO_TOKEN')).toMatchObject({ httpOnly: true });
    expect(cookies.some(({ name }) => name.endsWith('ALIPEN_ENTRADA'))).toBe(false);
  });

  it('sair aqui sai também de lá', async () => {
    const { page, context } = await visit();
    await page.goto(`${base()}/login`);
    await withProvider(page).click();
    await signInThere(page, MARINA);
    await page.waitForURL(`${base()}/`);
    await openPerson(page);
    await page.getByRole('button', { name: 'Sair' }).click();
    await page.waitForURL(`${provider.issuer}/session/end**`);
    await page.getByRole('button', { name: /Yes, sign me out/ }).click();
    await page.waitForURL(new RegExp(`^${HERE}/login`));
    expect((await context.cookies(base())).some(({ name }) => name === 'CONTROLE_DE_ACESSO_TOKEN')).toBe(false);
    await withProvider(page).click();
    await page.waitForURL(`${provider.issuer}/interaction/**`);
    await page.locator('[name=login]').waitFor();
  });

  it.each([
    ['12345678909', 'gold', /não tem acesso a este sistema/],
    [MARINA, 'bronze', /nível da sua conta não basta/],
  ] as const)('%s com conta %s não entra, e lê por quê', async (cpf, level, text) => {
    provider.accounts.set(cpf, { cpf, level });
    const { page } = await visit();
    await page.goto(`${base()}/login`);
    await withProvider(page).click();
    await signInThere(page, cpf);
    await page.waitForURL(/\/login\?falha=/);
    expect(await page.getByRole('alert').innerText()).toMatch(text);
    if (level === 'bronze') await capture(page, 'login-provedor-recusa');
    provider.accounts.clear();
  });

  it('outra aba aberta na entrada segue a que entrou; e outra pessoa que entra troca a página desta', async () => {
    const { page, context } = await visit();
    const other = await context.newPage();
    await other.goto(`${base()}/login`);
    await page.goto(`${base()}/login`);
    await withProvider(page).click();
    await signInThere(page, MARINA);
    await page.waitForURL(`${base()}/`);
    await other.waitForURL(`${base()}/`);
    await other.getByRole('button', { name: /Marina/ }).waitFor();

    const third = await context.newPage();
    await third.goto(`${base()}/login`);
    await third.getByLabel('CPF').fill('935.411.347-80');
    await third.getByLabel('Senha', { exact: true }).fill('demonstracao');
    await third.getByRole('button', { name: 'Entrar', exact: true }).click();
    await third.waitForURL(`${base()}/`);
    const now = await third.getByRole('button', { name: /^Usuário/ }).getAttribute('aria-label');
    for (const tab of [page, other]) {
      await tab.waitForFunction(
        label => document.querySelector('button.avatar')?.getAttribute('aria-label') === label,
        now,
      );
    }
  });
});

describe('as próprias sessões', () => {
  it('mostram onde mais a pessoa entrou, e encerrar lá tira de lá', async () => {
    const phone = await signedIn('fiscal', {
      userAgent:
        'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
    });
    const { page } = await visitAs('fiscal');
    await openPerson(page);
    await page.getByRole('button', { name: 'Sessões e senha' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sessões e senha' });
    await dialog.getByText('Chrome no Android').waitFor();
    expect(await dialog.getByText('Esta sessão').count()).toBe(1);
    expect(await dialog.innerText()).toContain('127.0.0.x');
    expect(await violations(page)).toEqual([]);
    await capture(page, 'minhas-sessoes');
    await dialog.getByRole('button', { name: /^Encerrar Chrome no Android/ }).click();
    await dialog.getByText('Chrome no Android').waitFor({ state: 'detached' });
    await phone.page.goto(`${base()}/notificacoes`);
    await phone.page.waitForURL(/\/login/);
    expect(await dialog.getByText('Esta sessão').count()).toBe(1);
  });
});
