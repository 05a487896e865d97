import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violations } from './kit/accessibility.ts';
import { inDays } from './kit/days.ts';
import { useJourney } from './kit/journey.ts';
import { capture } from './kit/screens.ts';

jest.setTimeout(180_000);
const { base, visit, signedIn } = useJourney();

const TIPOS = '/modules/manutencao/tipoAlimentacao';
const USUARIOS = '/modules/manutencao/usuarios';
const PARAMETROS = '/modules/manutencao/parametros';

async function semViolacoes(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 1366, height: 768 });
}

/** "24/11" */
const amanha = () => inDays(1).slice(5).split('-').reverse().join('/');

describe('tipos de alimentação, parâmetros, motivos e pessoas', () => {
  it('um gestor cria uma refeição e muda os horários dela a partir de um dia', async () => {
    const { page, wrong } = await signedIn('gestora');
    await page.goto(base() + TIPOS);
    await page.getByRole('button', { name: 'Novo tipo' }).click();
    await page.getByLabel('Nome').fill('Merenda da noite');
    await page.getByLabel('Sigla').fill('mer');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Falta corrigir 2 campos').waitFor();
    await semViolacoes(page);
    await page.getByLabel('Entrega a partir de').fill('19');
    await page.getByLabel('Entrega até').fill('19h30');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText(/^Ativo desde \d\d\/\d\d\/\d{4}$/).waitFor();
    await semViolacoes(page);
    await page.getByRole('tab', { name: 'Horários e limites' }).click();
    await page.getByRole('button', { name: 'Mudar horários e limites' }).click();
    await page.getByRole('textbox', { name: 'Vale a partir de' }).fill('ontem');
    await page.getByLabel('Entrega até').fill('20:00');
    await page.getByRole('button', { name: 'Salvar mudança' }).click();
    await page.getByText('O passado não muda').first().waitFor();
    await page.getByRole('textbox', { name: 'Vale a partir de' }).fill(amanha());
    await page.getByText('Unidades com esta refeição').waitFor();
    await semViolacoes(page);
    let answer = () => {};
    const held = new Promise<void>(resolve => {
      answer = resolve;
    });
    await page.route('**/vigencias', route => held.then(() => route.continue()));
    await page.getByRole('button', { name: 'Salvar mudança' }).click();
    await page.getByRole('button', { name: 'Salvando…' }).waitFor();
    await semViolacoes(page);
    answer();
    await page.getByText('Vai valer', { exact: true }).waitFor();
    await semViolacoes(page);
    await page.goto(base() + TIPOS);
    await page
      .getByRole('link', { name: /^muda em/ })
      .last()
      .waitFor();
    await page.getByRole('button', { name: 'Subir Merenda da noite' }).click();
    await capture(page, 'tipos-de-alimentacao');
    expect(wrong).toEqual([]);
  });

  it('desativar o que está em uso diz por quem, e espera a confirmação', async () => {
    const { page } = await signedIn('gestora');
    await page.goto(base() + TIPOS);
    await page.getByRole('link', { name: 'Lanche', exact: true }).click();
    await page.getByRole('button', { name: 'Desativar' }).click();
    await page.getByText('Lanche está em uso: programação de').waitFor();
    await semViolacoes(page);
    await page.getByRole('button', { name: 'Deixar ativo' }).click();
    await page.getByText('Continua ativo.').waitFor();
  });

  it('quem é bloqueado sai na hora e não entra mais', async () => {
    const { page, wrong } = await signedIn('gestora');
    await page.goto(base() + USUARIOS);
    await page.getByRole('button', { name: 'Nova pessoa' }).click();
    await page.getByRole('textbox', { name: 'Nome completo' }).fill('Paula Queiroz');
    await page.getByRole('textbox', { name: 'Matrícula' }).fill('600100');
    await page.getByRole('textbox', { name: 'CPF' }).fill('98765432100');
    await page.getByRole('checkbox', { name: /Atendimento/ }).check();
    await semViolacoes(page);
    await page.getByRole('button', { name: 'Salvar' }).click();
    const senha = await page.locator('.segredo-mostrado code').innerText();
    await page.getByRole('button', { name: 'Já anotei' }).click();

    const { page: dela } = await visit();
    await dela.goto(`${base()}/login`);
    await dela.getByLabel('CPF').fill('98765432100');
    await dela.getByLabel('Senha', { exact: true }).fill(senha);
    await dela.getByRole('button', { name: 'Entrar' }).click();
    await dela.waitForURL(`${base()}/`);

    await page.getByRole('tab', { name: 'Acesso e senha' }).click();
    await page.getByRole('button', { name: 'Bloquear' }).click();
    await page.getByText('Bloqueada. As sessões abertas terminaram.').waitFor();
    await semViolacoes(page);
    await dela.goto(`${base()}/modules/monitoramento/acompanhamento`);
    await dela.waitForURL(/\/login/);
    expect(wrong).toEqual([]);
  });

  it('um parâmetro muda a partir de amanhã, e desiste-se da mudança', async () => {
    const { page, wrong } = await signedIn('gestora');
    await page.goto(base() + PARAMETROS);
    await page.getByRole('button', { name: 'Mudar: Contrato a vencer' }).click();
    await page.getByLabel('Valor', { exact: true }).fill('45');
    await page.getByRole('textbox', { name: 'Vale a partir de' }).fill('amanhã');
    await page.getByText('De ', { exact: false }).first().waitFor();
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Vai valer').waitFor();
    await semViolacoes(page);
    await page.getByRole('button', { name: /^Desistir da mudança/ }).click();
    await page.getByText('Vai valer').waitFor({ state: 'detached' });
    expect(wrong).toEqual([]);
  });
});
