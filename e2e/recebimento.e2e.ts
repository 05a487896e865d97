import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violations } from './kit/accessibility.ts';
import { read } from './kit/api.ts';
import { movableClock } from './kit/clock.ts';
import { inDays } from './kit/days.ts';
import { KEPT_FOR_LATER, useJourney } from './kit/journey.ts';
import { takePhoto } from './kit/photo.ts';
import { capture } from './kit/screens.ts';

jest.setTimeout(180_000);
// Noon of the units' today, whatever the hour of the run: breakfast is late and can be told as missing.
const clock = movableClock(new Date(`${inDays(0)}T12:00:00-03:00`));
const { base, signedIn, visitAs } = useJourney(clock.env, KEPT_FOR_LATER);
afterAll(() => clock.forget());

const PHONE = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true } as const;
const ENTREGAS = '/modules/unidade/entregas';

const card = (page: Page, meal: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name: meal, exact: true }) });

const received = (page: Page, unit?: number) =>
  read<{
    entregas: {
      refeicao: string;
      situacao: string;
      pedido: { id: number; situacao: string };
      publicos: { publico: string; confirmada: number; entregue: number; recusada: number; aceita: number }[];
      recebimentos: { vigente: boolean; fotos: string[]; chegadaDigitada: boolean; avisos: string[] }[];
    }[];
  }>(page, `recebimentos/esperados${unit ? `?lotacaoId=${unit}` : ''}`);

const mealOf = async (page: Page, meal: string) =>
  (await received(page)).entregas.find(({ refeicao }) => refeicao === meal);

describe('o recebimento no portão', () => {
  it('dois toques, uma foto sem rede, a aba fechada no meio, e tudo gravado uma vez', async () => {
    const { page, context, wrong } = await visitAs('solicitante', PHONE);
    await page.getByRole('link', { name: 'Receber' }).click();
    await page.getByRole('heading', { level: 1, name: 'Entregas de hoje' }).waitFor();
    await card(page, 'Café da manhã').waitFor();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'entregas');

    await card(page, 'Café da manhã').getByRole('button', { name: 'Chegou agora' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Tudo certo' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'recebimento-folha');
    await sheet.getByRole('button', { name: 'Tudo certo' }).click();
    await card(page, 'Café da manhã').getByText('Completa').first().waitFor();
    expect((await mealOf(page, 'Café da manhã'))?.recebimentos).toHaveLength(1);

    await card(page, 'Almoço').getByRole('button', { name: 'Chegou agora' }).click();
    await sheet.getByRole('button', { name: 'Tudo certo' }).click();
    await sheet.getByText('Esta refeição exige ao menos uma foto.').first().waitFor();
    await context.setOffline(true);
    await takePhoto(page);
    await sheet.getByText('No aparelho').waitFor();
    await sheet.getByLabel('Motorista').fill('Edinaldo');
    await capture(page, 'recebimento-sem-rede');

    const address = page.url();
    expect(address).toContain('abrir=receber-');
    await context.setOffline(false);
    await page.close();
    const again = await context.newPage();
    await again.goto(address);
    const back = again.getByRole('dialog');
    await back.getByText('Fotos · 1').waitFor();
    expect(await back.getByLabel('Motorista').inputValue()).toBe('Edinaldo');

    await context.setOffline(true);
    await back.getByRole('button', { name: 'Tudo certo' }).click();
    await card(again, 'Almoço').getByText('Guardado no aparelho, falta enviar').waitFor();
    await again.getByText('Sem conexão. Guardamos no aparelho e enviaremos depois.').waitFor();
    await again.getByText('1 registro na fila').waitFor();
    await capture(again, 'entregas-sem-rede');
    await context.setOffline(false);
    const other = await context.newPage();
    await other.goto(base() + ENTREGAS);
    await again.bringToFront();
    await card(again, 'Almoço').getByText('Completa').first().waitFor({ timeout: 45_000 });
    const lunch = await mealOf(again, 'Almoço');
    expect(lunch?.recebimentos).toHaveLength(1);
    expect(lunch?.recebimentos[0]?.fotos).toHaveLength(1);
    await card(again, 'Almoço')
      .getByRole('button', { name: /Ver 1 registro/ })
      .click();
    await again.getByRole('img', { name: 'Foto 1' }).waitFor();
    await again.waitForFunction(() => [...document.images].every(image => image.complete && image.naturalWidth > 0));
    const sides = await again.evaluate(async () => {
      const shown = [...document.images].find(({ alt }) => alt === 'Foto 1');
      const whole = new Image();
      whole.src = shown?.src.replace('&tamanho=miniatura', '') ?? '';
      await whole.decode();
      return [shown, whole].map(image => [image?.naturalWidth, image?.naturalHeight]);
    });
    expect(sides).toEqual([
      [320, 240],
      [1600, 1200],
    ]);
    expect(await violations(again)).toEqual([]);
    await capture(again, 'entregas-registro');
    // The browser reports as errors the calls that failed while the journey was offline on purpose.
    expect(wrong.filter(line => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });

  it('atrasada com a hora digitada, parcial com recusa, reposta, e a correção deixa a anterior legível', async () => {
    const { page } = await signedIn('gestora', PHONE);
    await page.goto(`${base()}${ENTREGAS}?lotacao=3`);
    const meal = 'Café da manhã';
    await card(page, meal).getByRole('button', { name: 'Outra hora ou falta' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Ou digite a hora em que chegou').fill('0005');
    await sheet.getByRole('button', { name: 'Usar esta hora' }).click();
    await sheet.getByText('Hora digitada').waitFor();
    await sheet.getByRole('button', { name: 'Recusar algumas' }).click();
    const refused = sheet.getByRole('textbox', { name: 'Interno, recusadas' });
    await refused.fill('3');
    await refused.press('Enter');
    await sheet.getByRole('button', { name: 'Interno, entregues: menos um' }).click();
    await sheet.getByRole('button', { name: 'Registrar' }).click();
    await sheet.getByText('Diga por que recusou.').first().waitFor();
    await sheet.getByRole('button', { name: 'Temperatura fora do limite' }).click();
    await sheet.getByLabel(/Comida quente/).fill('57,5');
    await sheet.getByText('Fora do limite', { exact: true }).waitFor();
    const weight = sheet.getByRole('region', { name: 'Peso' });
    await weight.getByLabel('Refeições pesadas').fill('3');
    await weight.getByLabel('Peso de todas elas').fill('0,33');
    await weight.getByLabel('Uma embalagem vazia').fill('10');
    await weight.getByText('Média de 100 g').waitFor();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'recebimento-parcial');
    await sheet.getByRole('button', { name: 'Registrar' }).click();
    await card(page, meal).getByText('Parcial').first().waitFor();

    await card(page, meal).getByRole('button', { name: 'Registrar reposição' }).click();
    await sheet.getByRole('button', { name: 'Chegou agora' }).click();
    await sheet.getByText('faltavam 4').waitFor();
    await sheet.getByRole('button', { name: 'Registrar a reposição' }).click();
    await card(page, meal).getByText('Completa').first().waitFor();

    await card(page, meal)
      .getByRole('button', { name: /Ver 2 registros/ })
      .click();
    await card(page, meal).getByRole('button', { name: 'Corrigir' }).first().click();
    await sheet.getByLabel(/O que estava errado/).fill('Foram duas recusadas, não três.');
    const two = sheet.getByRole('textbox', { name: 'Interno, recusadas' });
    await two.fill('2');
    await two.press('Enter');
    await sheet.getByRole('button', { name: 'Salvar a correção' }).click();
    await card(page, meal).getByText('Foram duas recusadas, não três.').waitFor();
    await card(page, meal)
      .getByText(/^3 refeições, 0,33 kg: média de 100 g/)
      .first()
      .waitFor();
    await card(page, meal).getByText('Corrigido', { exact: true }).waitFor();
    await capture(page, 'recebimento-corrigido');

    const order = (await received(page, 3)).entregas[0]?.pedido.id;
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(`${base()}/modules/monitoramento/acompanhamento?item=${order}&aba=recebimento`);
    await page.getByRole('tabpanel', { name: 'Recebimento' }).getByText('Foram duas recusadas, não três.').waitFor();
    await page.getByRole('button', { name: 'Registrar recebimento' }).click();
    const over = page.getByRole('dialog', { name: 'Recebimento' });
    await over.getByRole('button', { name: 'Chegou agora' }).first().waitFor();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'recebimento-no-pedido');
  });

  it('não chegou: o motivo e uma foto, sem rede, e o pedido segue com a reposição à espera', async () => {
    const { page, context } = await visitAs('fiscal', PHONE);
    await page.getByRole('link', { name: 'Receber entregas' }).click();
    await page.getByText('Escolha a lotação').waitFor();
    await page.goto(`${base()}${ENTREGAS}?lotacao=4`);
    await card(page, 'Café da manhã').getByRole('button', { name: 'Outra hora ou falta' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Não chegou' }).click();
    await sheet.getByRole('button', { name: 'Registrar a falta' }).click();
    await sheet.getByText('Diga por que a refeição não chegou.').first().waitFor();
    await sheet.getByRole('button', { name: 'Veículo quebrado' }).click();
    await context.setOffline(true);
    await takePhoto(page);
    await sheet.getByText('No aparelho').waitFor();
    await capture(page, 'recebimento-falta');
    await sheet.getByRole('button', { name: 'Registrar a falta' }).click();
    await card(page, 'Café da manhã').getByText('Guardado no aparelho, falta enviar').waitFor();
    await context.setOffline(false);
    await card(page, 'Café da manhã').getByText('Não entregue').first().waitFor({ timeout: 45_000 });
    const missed = (await received(page, 4)).entregas.find(({ refeicao }) => refeicao === 'Café da manhã');
    expect(missed?.recebimentos[0]?.fotos).toHaveLength(1);
    await card(page, 'Café da manhã').getByRole('button', { name: 'Registrar reposição' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
