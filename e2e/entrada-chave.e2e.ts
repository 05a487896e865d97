import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violations, violationsInHighContrast, violationsInTheDark } from './kit/accessibility.ts';
import { read, write } from './kit/api.ts';
import { authenticator } from './kit/device-key.ts';
import { useJourney } from './kit/journey.ts';
import { cell, saved, type } from './kit/orders.ts';
import { capture, PEOPLE } from './kit/screens.ts';

jest.setTimeout(180_000);
// A key is made for a name: an address of numbers has none.
const { base, product, visit, visitAs, signedIn } = useJourney({ HOST: 'localhost' });

const exigir = (valor: string) =>
  product().tamper(`insert into parametros (chave) values ('entradaComChave') on conflict do nothing;
    insert into vigencias_parametro (chave, vale_de, valor) values ('entradaComChave', '2026-01-01', '"${valor}"')
    on conflict (chave, vale_de) do update set valor = excluded.valor`);

/** Enrolled on this page's device, and confirmed by a manager. */
async function withKey(page: Page) {
  const device = await authenticator(page);
  await page.getByRole('button', { name: /^Usuário / }).click();
  await page.getByRole('button', { name: 'Chaves pessoais' }).click();
  const minhas = page.getByRole('dialog', { name: 'Chaves pessoais' });
  await minhas.getByRole('button', { name: 'Nova chave' }).click();
  await page.getByLabel('Nome do aparelho').fill('Computador da mesa');
  await page.getByRole('button', { name: 'Criar a chave' }).click();
  await minhas.getByText('Falta confirmar').waitFor();
  const { itens } = await read<{ itens: { id: number; codigo: string }[] }>(page, 'minhas-chaves');
  const [chave] = itens;
  const gestora = await signedIn('gestora');
  const feita = await write(gestora.page, 'POST', `chaves-pessoais/${chave?.id}/confirmacao`, {
    codigo: chave?.codigo,
  });
  expect(feita.status).toBe(200);
  await minhas.getByRole('button', { name: 'Fechar', exact: true }).last().click();
  return device;
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Usuário / }).click();
  await page.getByRole('button', { name: 'Sair', exact: true }).click();
  await page.waitForURL(/\/login/);
}

const key = (page: Page) => page.getByRole('button', { name: 'Entrar com chave' });
const cpf = (page: Page) => page.getByLabel('CPF', { exact: true });
const inside = (page: Page) => page.getByRole('banner').waitFor();

describe('a entrada com chave', () => {
  it('abre pelo toque; cancelada, diz isso e não sai do lugar; exigida, a senha leva a ela', async () => {
    const { page, wrong } = await visitAs('atendimento');
    const { session, authenticatorId } = await withKey(page);
    await leave(page);

    await key(page).click();
    await page.getByText('Informe o CPF: é por ele que o sistema sabe qual é a sua chave.').waitFor();
    expect(await cpf(page).evaluate(input => input === document.activeElement)).toBe(true);
    await cpf(page).fill(PEOPLE.atendimento);
    expect(await violations(page)).toEqual([]);
    expect(await violationsInTheDark(page)).toEqual([]);
    expect(await violationsInHighContrast(page)).toEqual([]);
    await capture(page, 'entrada-chave');

    await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await key(page).click();
    await page.getByText('O aparelho não confirmou', { exact: false }).waitFor();
    expect(await key(page).evaluate(button => button === document.activeElement)).toBe(true);
    await capture(page, 'entrada-chave-cancelada');

    await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
    await page.keyboard.press('Enter');
    await inside(page);
    await page.getByRole('button', { name: /^Usuário / }).click();
    await page.getByRole('button', { name: 'Sessões e senha' }).click();
    await page.getByRole('listitem').filter({ hasText: 'Esta sessão' }).filter({ hasText: 'com a chave' }).waitFor();
    await capture(page, 'entrada-chave-sessoes');
    await page.getByRole('dialog').getByRole('button', { name: 'Fechar', exact: true }).last().click();
    await leave(page);

    await exigir('TODOS');
    await cpf(page).fill(PEOPLE.atendimento);
    await page.getByLabel('Senha', { exact: true }).fill('errada');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await page.getByRole('main').getByText('Usuário ou senha inválidos').waitFor();
    expect(await page.getByText('A senha confere', { exact: false }).count()).toBe(0);
    await page.getByLabel('Senha', { exact: true }).fill('demonstracao');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await page.getByRole('main').getByText('A senha confere. Entre com a sua chave').waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Entrar com chave');
    expect(await violations(page)).toEqual([]);
    await capture(page, 'entrada-chave-exigida');
    await page.keyboard.press('Enter');
    await inside(page);
    expect(await page.getByText('você ainda não tem', { exact: false }).count()).toBe(0);

    const semChave = await visitAs('monitoramento');
    await semChave.page.getByText('O sistema pede que você entre com uma chave, e você ainda não tem.').waitFor();
    expect(await violations(semChave.page)).toEqual([]);
    await capture(semChave.page, 'entrada-sem-chave');
    await exigir('OPCIONAL');
    expect([...wrong, ...semChave.wrong]).toEqual([]);
  });

  it('a sessão que termina no meio do trabalho continua pelo toque, e nada se perde', async () => {
    const visitor = await visit();
    const { page } = visitor;
    // Nothing of the page's own hears before the person that the session is over.
    await visitor.context.route(/\/(ao-vivo|notificacoes|downloads)/, route => route.abort());
    await page.goto(`${base()}/login`);
    await cpf(page).fill(PEOPLE.solicitante);
    await page.getByLabel('Senha', { exact: true }).fill('demonstracao');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await inside(page);
    await withKey(page);
    await leave(page);
    await cpf(page).fill(PEOPLE.solicitante);
    await key(page).click();
    await inside(page);

    await page.getByRole('link', { name: 'Solicitar Alimentação' }).click();
    await cell(page, 'Almoço', 'Interno').waitFor();
    const readAgain = page.waitForResponse(answer => answer.url().endsWith('/pedidos/preparo') && answer.ok());
    await type(page, 'Almoço', 'Interno', '41');
    await saved(page);
    await readAgain;
    const gestora = await signedIn('gestora');
    const { itens } = await read<{ itens: { id: number }[] }>(gestora.page, 'usuarios?busca=318642');
    const ended = await gestora.page.request.post(
      `${base()}/api/ms-alipen/usuarios/${itens[0]?.id}/encerramento-sessoes`,
      { headers: { 'X-CSRF': '1', 'Sec-Fetch-Site': 'same-origin' } },
    );
    expect(ended.status()).toBe(200);

    await type(page, 'Jantar', 'Interno', '42');
    const dialog = page.getByRole('dialog', { name: 'Entre de novo para continuar' });
    const again = dialog.getByRole('button', { name: 'Entrar com chave' });
    await again.waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Entrar com chave');
    expect(await violations(page)).toEqual([]);
    await capture(page, 'entrar-de-novo-chave');
    await again.click();
    await dialog.waitFor({ state: 'hidden' });
    await saved(page);
    expect(await cell(page, 'Almoço', 'Interno').innerText()).toContain('41');
    expect(await cell(page, 'Jantar', 'Interno').innerText()).toContain('42');
  });
});
