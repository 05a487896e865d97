import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violations } from './kit/accessibility.ts';
import { read } from './kit/api.ts';
import { inDays } from './kit/days.ts';
import { useJourney } from './kit/journey.ts';
import { chooseReason, orderByCall, question, send } from './kit/orders.ts';
import { capture } from './kit/screens.ts';

jest.setTimeout(240_000);
const { visitAs } = useJourney();

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notificações/ });
const panel = (page: Page) => page.getByRole('region', { name: 'Notificações' });
const told = (page: Page, title: string) => panel(page).getByRole('listitem').filter({ hasText: title });

const toSee = async (page: Page) =>
  (await read<{ itens: { titulo: string }[] }>(page, 'notificacoes?aVer=true&tamanho=100')).itens.map(
    ({ titulo }) => titulo,
  );

describe('o sino', () => {
  it('conta o que chega sem recarregar, leva ao pedido, e a pendência só sai quando se resolve', async () => {
    const { page: desk, wrong } = await visitAs('atendimento');
    const before = await bell(desk).getAttribute('aria-label');

    const { page: unit } = await visitAs('solicitante');
    const { numero } = await orderByCall(unit, inDays(8), 'Interno', 88);
    const sent = `Pedido ${numero} enviado`;
    await desk.waitForFunction(
      was => document.querySelector('.sino-botao')?.getAttribute('aria-label') !== was,
      before,
    );

    await bell(desk).click();
    await told(desk, sent).getByText('Não lida').waitFor();
    await capture(desk, 'sino');
    expect(await violations(desk)).toEqual([]);
    await told(desk, sent).getByRole('link', { name: 'Abrir o pedido' }).click();
    await desk.waitForURL(/acompanhamento\?.*item=\d+/);
    await panel(desk).waitFor({ state: 'detached' });
    await desk.getByRole('dialog').first().getByRole('button', { name: 'Devolver', exact: true }).click();
    const asked = question(desk).last();
    await chooseReason(asked);
    await asked.getByRole('button', { name: 'Devolver', exact: true }).click();
    await desk.getByText('Devolvido', { exact: true }).first().waitFor();
    expect(await toSee(desk)).not.toContain(sent);

    const returned = `Pedido ${numero} devolvido`;
    await bell(unit).click();
    await told(unit, returned).getByRole('button', { name: 'Marcar como lida' }).click();
    await told(unit, returned).getByText('Não lida').waitFor({ state: 'detached' });
    expect(await toSee(unit)).toContain(returned);
    await capture(unit, 'sino-pendencia');
    expect(await violations(unit)).toEqual([]);
    await told(unit, returned).getByRole('link', { name: 'Corrigir e enviar' }).click();
    await unit.getByText('O Atendimento devolveu este pedido', { exact: false }).waitFor();
    await send(unit);
    expect(await toSee(unit)).not.toContain(returned);

    await desk.keyboard.press('Escape');
    await desk.getByRole('dialog').first().waitFor({ state: 'hidden' });
    // Waits until the queue stands again: a focus that is still coming back to it would close the bell's panel.
    await desk.waitForURL(/visao=fila/);
    await desk.waitForFunction(() => document.activeElement?.closest('main'));
    await bell(desk).click();
    await panel(desk).getByRole('link', { name: 'Ver todas' }).click();
    await desk.getByRole('heading', { level: 1, name: 'Notificações' }).waitFor();
    await desk.getByText(sent).first().waitFor();
    await capture(desk, 'notificacoes');
    expect(await violations(desk)).toEqual([]);
    expect(wrong).toEqual([]);
  });
});
