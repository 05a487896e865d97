import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violations } from './kit/accessibility.ts';
import { read, taken } from './kit/api.ts';
import { movableClock } from './kit/clock.ts';
import { inDays } from './kit/days.ts';
import { KEPT_FOR_LATER, useJourney } from './kit/journey.ts';
import { capture } from './kit/screens.ts';

jest.setTimeout(180_000);
// Noon of the units' today: breakfast may be received, and eaten.
const clock = movableClock(new Date(`${inDays(0)}T12:00:00-03:00`));
const { base, signedIn, visitAs } = useJourney(clock.env, KEPT_FOR_LATER);
afterAll(() => clock.forget());

const PHONE = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true } as const;
const ENTREGAS = '/modules/unidade/entregas';
const MAPA = '/modules/relatorios/mapaDiarioDeAlimentacao';
const INDICADORES = '/modules/monitoramento/indicadores';
const MEAL = 'Café da manhã';

interface Day {
  lotacao: { id: number };
  refeicoes: {
    refeicao: string;
    recebidas: number;
    sobra: { refeicoes: number | null; gramas: number | null; motivo: string | null; versao: number } | null;
  }[];
}

const breakfast = async (page: Page) =>
  (await read<Day>(page, 'sobras')).refeicoes.find(({ refeicao }) => refeicao === MEAL);
const home = (page: Page) => page.getByRole('region', { name: 'Sobrou?' });
const card = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name: MEAL, exact: true }) });

describe('as sobras de uma refeição', () => {
  it('três toques sem rede no telefone, e ao voltar a rede está gravado uma vez e na conta da semana', async () => {
    const { page, context, wrong } = await visitAs('solicitante', PHONE);
    await page.getByRole('link', { name: 'Receber' }).click();
    await card(page).getByRole('button', { name: 'Chegou agora' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Tudo certo' }).click();
    await card(page)
      .getByRole('button', { name: /^Sobras ?: Café/ })
      .waitFor();
    await card(page).getByText('Completa').first().waitFor();
    await page.goto(`${base()}/`);
    await home(page).getByText('Nenhuma sobra foi registrada nos últimos sete dias.').waitFor();
    expect(await violations(page)).toEqual([]);
    await home(page).scrollIntoViewIfNeeded();
    await capture(page, 'sobras-inicio');

    // The sheet's code is on the device already, as everything is that a gate without network needs.
    await context.setOffline(true);
    await home(page)
      .getByRole('button', { name: /^Sobras ?: Café/ })
      .click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: '5', exact: true }).waitFor();
    await capture(page, 'sobras-folha');
    await sheet.getByRole('button', { name: '5', exact: true }).click();
    await sheet.getByRole('button', { name: 'Salvar' }).click();
    await home(page).getByText('Guardado no aparelho, falta enviar').waitFor();
    await home(page).getByText('5 refeições', { exact: true }).waitFor();
    await capture(page, 'sobras-sem-rede');
    await context.setOffline(false);
    await home(page)
      .getByRole('button', { name: /^Corrigir sobras ?: Café/ })
      .waitFor({ timeout: 45_000 });
    await home(page)
      .getByText(/^Sobraram 5 refeições \(\d+(,\d)? %\)$/)
      .waitFor();
    expect((await breakfast(page))?.sobra).toMatchObject({ refeicoes: 5, gramas: null, versao: 1 });
    expect(wrong.filter(line => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);

    await page.goto(base() + ENTREGAS);
    await card(page)
      .getByRole('button', { name: /^Corrigir sobras ?: Café/ })
      .click();
    const weight = sheet.getByLabel(/Peso do que sobrou/);
    await weight.fill('1.250');
    await sheet.getByRole('button', { name: 'Salvar a correção' }).click();
    await sheet.getByText('Escreva o peso em kg com vírgula, como 4,5.').waitFor();
    await weight.fill('1,25');
    await sheet.getByRole('button', { name: 'Menos gente que o pedido' }).click();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'sobras-correcao');
    const corrected = taken(page, '/sobras/');
    await sheet.getByRole('button', { name: 'Salvar a correção' }).click();
    await corrected;
    await card(page).getByText('5 refeições · 1,25 kg').waitFor();
    expect((await breakfast(page))?.sobra).toMatchObject({ gramas: 1250, motivo: 'PRESENCA_MENOR', versao: 2 });
    await capture(page, 'sobras-entregas');
  });

  it('o gestor vê as sobras no mês da unidade, em todas e nos indicadores', async () => {
    const { page } = await signedIn('gestora');
    const month = inDays(0).slice(0, 7);
    const panel = page.getByRole('region', { name: /^Sobras (do mês|por refeição)$/ }).first();
    await page.goto(`${base()}${MAPA}?visao=consolidado&mes=${month}`);
    await panel.getByRole('row', { name: /Café da manhã 5 .*1,25 kg/ }).waitFor();
    await panel.getByText('Motivos: menos gente que o pedido (1).').waitFor();
    expect(await violations(page)).toEqual([]);
    await panel.scrollIntoViewIfNeeded();
    await capture(page, 'sobras-mes');
    await panel.getByRole('link', { name: 'Os dias de que é feito' }).click();
    await page.waitForURL(url => url.pathname.endsWith(INDICADORES) && url.searchParams.get('indicador') === 'SOBRAS');
    await panel.getByRole('row', { name: /Total 5 / }).waitFor();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'sobras-indicadores');
  });
});
