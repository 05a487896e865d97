import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violations } from './kit/accessibility.ts';
import { read, taken } from './kit/api.ts';
import { movableClock } from './kit/clock.ts';
import { useJourney } from './kit/journey.ts';
import {
  chooseReason,
  openDay,
  orderByCall,
  pastUndoing,
  question,
  type SentOrder,
  saved,
  send,
  type,
} from './kit/orders.ts';
import { takePhoto } from './kit/photo.ts';
import { capture } from './kit/screens.ts';

jest.setTimeout(240_000);

const DAY = 86_400_000;
/** 09:00 tomorrow in the demonstration units' time zone (UTC-3), whatever the hour of the run. */
const start = new Date(`${new Date(Date.now() + DAY).toISOString().slice(0, 10)}T12:00:00Z`);
const at = (days: number, hour: string) =>
  new Date(`${new Date(start.getTime() + days * DAY).toISOString().slice(0, 10)}T${hour}:00-03:00`);
const day = (days: number) => at(days, '12:00').toISOString().slice(0, 10);

const clock = movableClock(start);
const { base, product, signedIn } = useJourney(clock.env);
afterAll(() => clock.forget());

const ACOMPANHAMENTO = '/modules/monitoramento/acompanhamento';

interface Order extends SentOrder {
  enviadoAutomaticamente: boolean;
  motivo: { motivo: string } | null;
  itens: {
    quantidadeConfirmada: number | null;
    quantidadeEntregue: number | null;
    quantidadeRecusada: number | null;
  }[];
}

/** Null before there is one. */
const orderOf = async (page: Page, data: string, unit?: number) =>
  (await read<{ pedido: Order | null }>(page, `pedidos/preparo?data=${data}${unit ? `&lotacaoId=${unit}` : ''}`))
    .pedido;

/** Unlike `orderOf`, also finds an order that gave its place back. */
const byId = (page: Page, id: number) => read<Order>(page, `pedidos/${id}`);

async function openOrder(page: Page, id: number) {
  await page.goto(`${base()}${ACOMPANHAMENTO}?visao=tabela&item=${id}`);
  const drawer = page.getByRole('dialog').first();
  await drawer.getByRole('tab', { name: 'Histórico' }).waitFor();
  return drawer;
}

async function step(page: Page, id: number, button: string, state: string, reason = false) {
  const drawer = await openOrder(page, id);
  await drawer.getByRole('button', { name: button, exact: true }).click();
  const asked = question(page).last();
  if (reason) await chooseReason(asked);
  await asked.getByRole('button', { name: button, exact: true }).click();
  await drawer.getByText(state, { exact: true }).first().waitFor();
}

const meal = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

describe('a vida de um pedido, com a pessoa certa em cada passo', () => {
  it('rascunho, enviado, devolvido, reenviado, confirmado, ajustado, entregue em parte, reposto e encerrado', async () => {
    const data = day(2);
    const { page: unit } = await signedIn('solicitante');
    await openDay(unit, base(), data);
    await type(unit, 'Almoço', 'Interno', '340');
    await saved(unit);
    expect((await orderOf(unit, data))?.situacao).toBe('RASCUNHO');
    const sent = await send(unit);
    expect(sent.situacao).toBe('ENVIADO');
    const { id } = sent;

    const { page: desk } = await signedIn('atendimento');
    await step(desk, id, 'Devolver', 'Devolvido', true);

    await openDay(unit, base(), data);
    await unit.getByText('O Atendimento devolveu este pedido', { exact: false }).waitFor();
    await capture(unit, 'ciclo-devolvido');
    expect(await violations(unit)).toEqual([]);
    await type(unit, 'Almoço', 'Interno', '338');
    await saved(unit);
    expect(await send(unit)).toMatchObject({ id, situacao: 'ENVIADO' });

    await step(desk, id, 'Confirmar', 'Confirmado');
    const confirmed = (await byId(unit, id)).itens.reduce((sum, item) => sum + (item.quantidadeConfirmada ?? 0), 0);

    const order = await openOrder(unit, id);
    await order.getByRole('button', { name: 'Pedir ajuste' }).click();
    const value = unit.getByLabel(/^Novo valor/).first();
    await value.fill(String(Number(await value.inputValue()) + 2));
    await chooseReason(unit);
    await question(unit).last().getByRole('button', { name: 'Pedir ajuste', exact: true }).click();
    await order.getByRole('tab', { name: 'Ajustes (1)' }).click();
    await order.getByText('À espera', { exact: true }).waitFor();

    const atDesk = await openOrder(desk, id);
    await atDesk.getByRole('tab', { name: 'Ajustes (1)' }).click();
    await atDesk.getByRole('button', { name: 'Aceitar' }).click();
    await atDesk.getByText('Aceito', { exact: true }).waitFor();
    const adjusted = (await byId(unit, id)).itens.reduce((sum, item) => sum + (item.quantidadeConfirmada ?? 0), 0);
    expect(adjusted).toBe(confirmed + 2);

    // The evening of the meals' day: the sessions of two days ago are over.
    clock.to(at(2, '21:00'));
    const { page: gate } = await signedIn('solicitante', { viewport: { width: 360, height: 800 }, hasTouch: true });
    await gate.goto(`${base()}/modules/unidade/entregas`);
    const sheet = gate.getByRole('dialog');
    await meal(gate, 'Café da manhã').getByRole('button', { name: 'Outra hora ou falta' }).click();
    await sheet.getByLabel('Ou digite a hora em que chegou').fill('0640');
    await sheet.getByRole('button', { name: 'Usar esta hora' }).click();
    await sheet.getByRole('button', { name: 'Recusar algumas' }).click();
    const refused = sheet.getByRole('textbox', { name: 'Interno, recusadas' });
    await refused.fill('3');
    await refused.press('Enter');
    await sheet.getByRole('button', { name: 'Temperatura fora do limite' }).click();
    await sheet.getByRole('button', { name: 'Registrar' }).click();
    await meal(gate, 'Café da manhã').getByText('Parcial').first().waitFor();
    expect((await byId(gate, id)).situacao).toBe('CONFIRMADO');
    for (const name of ['Almoço', 'Jantar']) {
      await meal(gate, name).getByRole('button', { name: 'Chegou agora' }).click();
      await takePhoto(gate);
      await sheet.getByText('Fotos · 1').waitFor();
      await sheet.getByRole('button', { name: 'Tudo certo' }).click();
      await meal(gate, name).getByText('Completa').first().waitFor();
    }
    await meal(gate, 'Lanche').getByRole('button', { name: 'Outra hora ou falta' }).click();
    await sheet.getByRole('button', { name: 'Não chegou' }).click();
    await sheet.getByRole('button', { name: 'Veículo quebrado' }).click();
    await sheet.getByRole('button', { name: 'Registrar a falta' }).click();
    await meal(gate, 'Lanche').getByText('Não entregue').first().waitFor();
    // The order takes the worst state of its meals.
    expect((await byId(gate, id)).situacao).toBe('NAO_ENTREGUE');

    for (const [name, state] of [
      ['Lanche', 'ENTREGUE_PARCIAL'],
      ['Café da manhã', 'ENTREGUE'],
    ] as const) {
      await meal(gate, name).getByRole('button', { name: 'Registrar reposição' }).click();
      await sheet.getByRole('button', { name: 'Chegou agora' }).click();
      await sheet.getByRole('button', { name: 'Registrar a reposição' }).click();
      await meal(gate, name).getByText('Completa').first().waitFor();
      expect((await byId(gate, id)).situacao).toBe(state);
    }
    const delivered = await byId(gate, id);
    const accepted = delivered.itens.map(({ quantidadeConfirmada, quantidadeEntregue, quantidadeRecusada }) =>
      Math.min((quantidadeEntregue ?? 0) - (quantidadeRecusada ?? 0), quantidadeConfirmada ?? 0),
    );
    expect(accepted.reduce((sum, each) => sum + each, 0)).toBe(adjusted);

    const { page: manager } = await signedIn('gestora');
    await step(manager, id, 'Encerrar', 'Encerrado');
    await manager.getByRole('tab', { name: 'Histórico' }).click();
    await capture(manager, 'ciclo-encerrado');
    expect(await violations(manager)).toEqual([]);
  });

  it('recusado, cancelado, enviado pelo sistema no prazo e expirado', async () => {
    const data = day(4);
    const { page: manager } = await signedIn('gestora');
    const orders: SentOrder[] = [];
    for (const unit of [3, 4, 5]) orders.push(await orderByCall(manager, data, 'Servidor', 4, unit));
    const [refused, cancelled, forgotten] = orders as [SentOrder, SentOrder, SentOrder];

    const { page: desk } = await signedIn('atendimento');
    await step(desk, refused.id, 'Recusar', 'Recusado', true);

    const drawer = await openOrder(manager, cancelled.id);
    await drawer.getByRole('button', { name: 'Cancelar pedido' }).click();
    await chooseReason(manager);
    const gone = taken(manager, '/cancelamento');
    await pastUndoing(manager, () =>
      question(manager).last().getByRole('button', { name: 'Cancelar pedido', exact: true }).click(),
    );
    expect((await gone).status()).toBe(200);
    expect((await byId(manager, cancelled.id)).situacao).toBe('CANCELADO');

    clock.to(at(3, '18:05'));
    const { page: later } = await signedIn('gestora');
    await product().serve();
    const sentForThem = await orderOf(later, data, 6);
    expect(sentForThem?.enviadoAutomaticamente).toBe(true);
    const automatic = await openOrder(later, sentForThem?.id ?? 0);
    await automatic.getByText('Enviado pelo sistema no prazo').waitFor();

    clock.to(at(5, '00:40'));
    const { page: after } = await signedIn('gestora');
    await product().serve();
    expect((await byId(after, forgotten.id)).situacao).toBe('EXPIRADO');
    await (await openOrder(after, forgotten.id)).getByText('Expirado', { exact: true }).first().waitFor();
  });
});
