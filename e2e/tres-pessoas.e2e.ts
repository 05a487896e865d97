import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { inDays } from './kit/days.ts';
import { useJourney } from './kit/journey.ts';
import { openDay, question, saved, send, type } from './kit/orders.ts';

jest.setTimeout(240_000);
const { base, signedIn } = useJourney();

const UNIT = 'Unidade Prisional São Lourenço 1';

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { neverReloaded: true }));
const neverReloaded = (page: Page) => page.evaluate(() => Reflect.get(window, 'neverReloaded') === true);

describe('três pessoas, três telas abertas', () => {
  it('o que cada uma faz aparece nas telas das outras, sem recarregar', async () => {
    const day = inDays(9);
    const { page: monitor, wrong } = await signedIn('monitoramento');
    await monitor.goto(`${base()}/modules/monitoramento/pedidosDasLotacoes?data=${day}`);
    const row = monitor.getByRole('row').filter({ hasText: UNIT });
    await row.getByTitle('Sem pedido').first().waitFor();
    await mark(monitor);

    const { page: desk } = await signedIn('atendimento');
    await desk.goto(`${base()}/modules/monitoramento/acompanhamento?visao=fila&caso=todos&data=${day}`);
    const waiting = desk.getByRole('row').filter({ hasText: UNIT });
    await waiting.getByText('Sem pedido').waitFor();
    await mark(desk);

    const { page: unit } = await signedIn('solicitante');
    await unit.goto(`${base()}/`);
    const messages = unit.locator('section', { hasText: 'Mensagens' }).first();
    await messages.waitFor();
    await mark(unit);
    await monitor.getByRole('button', { name: /^Cobrar / }).click();
    await monitor
      .getByText(/avisadas? no sistema e por e-mail/)
      .first()
      .waitFor();
    await messages.getByText('O Atendimento aguarda o pedido').first().waitFor();
    expect(await neverReloaded(unit)).toBe(true);

    await openDay(unit, base(), day);
    await type(unit, 'Almoço', 'Interno', '88');
    await saved(unit);
    const { id, numero } = await send(unit);
    await row.getByTitle('A confirmar').first().waitFor();
    await waiting.getByText('Sem pedido').waitFor({ state: 'detached' });
    expect([await neverReloaded(monitor), await neverReloaded(desk)]).toEqual([true, true]);

    await unit.goto(`${base()}/modules/monitoramento/acompanhamento?item=${id}`);
    const order = unit.getByRole('dialog').first();
    await order.getByText(numero).first().waitFor();
    await mark(unit);
    await desk.goto(`${base()}/modules/monitoramento/acompanhamento?visao=tabela&item=${id}`);
    await desk.getByRole('dialog').first().getByRole('button', { name: 'Confirmar', exact: true }).click();
    const asked = question(desk).last();
    await asked.getByRole('button', { name: /^Confirmar/ }).click();
    await order.getByText('Confirmado', { exact: true }).first().waitFor();
    await row.getByTitle('Aguardando').first().waitFor();
    expect([await neverReloaded(monitor), await neverReloaded(unit)]).toEqual([true, true]);
    expect(wrong).toEqual([]);
  });

  it('a busca leva à lotação e ao pedido pelo teclado', async () => {
    const { page, wrong } = await signedIn('gestora');
    await page.goto(`${base()}/`);
    await page.getByRole('button', { name: 'Buscar' }).waitFor();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: /número do pedido/ });
    await field.waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
    await page.keyboard.type('lot ped');
    await page.getByRole('option', { name: 'Pedidos das Lotações', selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/pedidosDasLotacoes/);
    await field.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Buscar' }).click();
    await field.fill('sao lourenco 1');
    await page.getByRole('option', { name: new RegExp(UNIT) }).waitFor();
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    expect(wrong).toEqual([]);
  });
});
