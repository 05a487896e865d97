import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violations } from './kit/accessibility.ts';
import { KEPT_FOR_LATER, useJourney } from './kit/journey.ts';
import { capture, PEOPLE, settled, signIn } from './kit/screens.ts';

jest.setTimeout(240_000);
const { base, visit } = useJourney({}, KEPT_FOR_LATER);

const MAPA = '/modules/relatorios/mapaDiarioDeAlimentacao';
const help = (page: Page) => page.getByRole('dialog').filter({ hasText: /^Ajuda/ });
const way = (page: Page) => page.getByRole('navigation', { name: 'Telas do mesmo trabalho' });
const clean = async (page: Page) => expect(await violations(page)).toEqual([]);
const field = (page: Page) => page.getByRole('searchbox', { name: 'Buscar uma tela' });

/** From here on the device has all that opens without network. */
const keptHere = (page: Page) =>
  page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');

describe('quem nunca viu o sistema', () => {
  it('a gestora acha uma tela que não está no menu, passa às vizinhas no mesmo mês e abre a ajuda, também sem rede', async () => {
    const { page, context, wrong } = await visit();
    await signIn(page, base(), PEOPLE.gestora);
    await page.getByRole('button', { name: 'Configurações' }).click();
    await page
      .getByRole('navigation', { name: 'Configurações' })
      .getByRole('link', { name: 'Ver tudo', exact: true })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Tudo o que você pode fazer' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Webhooks' }).waitFor();
    await capture(page, 'tudo');
    await clean(page);
    await field(page).fill('ateste');
    const found = page.getByRole('main').getByRole('link', { name: 'Medição mensal' });
    await page.getByRole('link', { name: 'Webhooks' }).waitFor({ state: 'detached' });
    await found.click();
    await page.getByRole('heading', { level: 1, name: 'Medição mensal' }).waitFor();

    await page.goto(`${base()}/modules/relatorios/medicoes?mes=2026-10`);
    await way(page).getByRole('link', { name: 'Fechamento dos mapas' }).click();
    await page.waitForURL(`${base()}/modules/relatorios/fechamentos?mes=2026-10`);
    await settled(page);
    await clean(page);
    await way(page).getByRole('link', { name: 'Mapa Diário de Alimentação' }).click();
    await page.waitForURL(`${base()}${MAPA}?mes=2026-10&visao=consolidado`);

    await keptHere(page);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    await help(page).getByRole('heading', { name: 'Mapa Diário', exact: true }).waitFor();
    await capture(page, 'ajuda-da-tela');
    await clean(page);
    await help(page).getByRole('button', { name: 'Teclas' }).click();
    await help(page).getByText('Buscar tela, lotação, fornecedor ou pedido').waitFor();
    await help(page).getByRole('searchbox').fill('reposicao');
    await help(page).getByRole('link', { name: 'Receber as refeições' }).click();
    await help(page).locator('mark').getByText('Reposição').first().waitFor();
    await clean(page);
    await page.keyboard.press('Escape');
    await help(page).waitFor({ state: 'detached' });

    await context.setOffline(true);
    await page.getByRole('button', { name: 'Ajuda' }).click();
    await help(page).getByRole('heading', { name: 'Mapa Diário', exact: true }).waitFor();
    await help(page).getByRole('link', { name: 'Manual inteiro' }).click();
    await page.getByRole('heading', { level: 1, name: 'Manual' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 2, name: 'Medição mensal' }).waitFor();
    await context.setOffline(false);
    await capture(page, 'manual');
    await clean(page);
    expect(wrong).toEqual([]);
  });

  it('quem pede vê só o que abre, com os nomes do seu menu, e no telefone acha a ajuda no menu', async () => {
    const { page, context, wrong } = await visit({ viewport: { width: 360, height: 800 }, hasTouch: true });
    await signIn(page, base(), PEOPLE.solicitante);
    await page.goto(`${base()}/mapa-do-site`);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Solicitações Efetuadas' }).waitFor();
    const names = await main.getByRole('link').allInnerTexts();
    expect(names).toEqual(
      expect.arrayContaining(['Solicitar Alimentação', 'Entregas de hoje', 'Fechamento dos mapas']),
    );
    for (const other of ['Acompanhamento', 'Medição mensal', 'Usuários', 'Fornecedor'])
      expect(names).not.toContain(other);
    await clean(page);
    await field(page).fill('o que chegou');
    await main.getByRole('link', { name: 'Início', exact: true }).waitFor({ state: 'detached' });
    await main.getByRole('link', { name: 'Entregas de hoje' }).click();
    await page.getByRole('heading', { level: 1, name: 'Entregas de hoje' }).waitFor();
    await settled(page);
    await way(page).getByRole('link', { name: 'Ocorrências' }).waitFor();
    await clean(page);

    await keptHere(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Abrir Menu' }).click();
    await page.getByRole('button', { name: 'Ajuda desta tela' }).click();
    await help(page).getByRole('heading', { name: 'Receber as refeições' }).waitFor();
    await help(page).getByRole('searchbox').fill('placa');
    await help(page).getByRole('link', { name: 'Receber as refeições' }).waitFor();
    await clean(page);
    expect(wrong).toEqual([]);
  });
});
