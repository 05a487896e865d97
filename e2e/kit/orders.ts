import type { Locator, Page } from 'playwright-core';
import { etagOf, read, write } from './api.ts';

export const cell = (page: Page, meal: string, who: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${meal}.*, ${who}`, 'i') });

export async function openDay(page: Page, base: string, day: string, unit?: number) {
  await page.goto(`${base}/modules/solicitacao?data=${day}${unit ? `&lotacao=${unit}` : ''}`);
  await page.getByRole('grid').waitFor();
}

export async function type(page: Page, meal: string, who: string, text: string) {
  await cell(page, meal, who).click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

export const saved = (page: Page) => page.getByText(/Salvo às/).waitFor();

/** The sheet asks for a reason only where the numbers require one. */
export async function confirmSending(page: Page) {
  const sheet = page.getByRole('dialog');
  const send = sheet.getByRole('button', { name: /^Enviar/ });
  await send.waitFor();
  const reason = sheet.getByRole('button', { name: 'Dia de visita ou evento' });
  if (await reason.isVisible()) await reason.click();
  await send.click();
}

export const answerOfSending = (page: Page): Promise<SentOrder> =>
  page
    .waitForResponse(each => each.url().includes('/envio') && each.request().method() === 'POST' && each.ok())
    .then(answer => answer.json());

export interface SentOrder {
  id: number;
  numero: string;
  situacao: string;
  dataRefeicao: string;
  totalRefeicoes: number;
  lotacao: { nome: string };
}

/** Sends the order on the screen and returns the server's answer. The screen itself tries again when a busy server refuses. */
export async function send(page: Page): Promise<SentOrder> {
  const answer = answerOfSending(page);
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await confirmSending(page);
  return answer;
}

async function done<T>(answer: Promise<{ status: number; body: T }>): Promise<T> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}

/** Sends a draft by the API, for journeys about what comes after. */
export async function sendByCall(page: Page, id: number): Promise<SentOrder> {
  const [reason] = await read<{ id: number }[]>(page, 'motivos?contexto=JUSTIFICATIVA_ACIMA');
  const etag = await etagOf(page, `pedidos/${id}`);
  return done(write<SentOrder>(page, 'POST', `pedidos/${id}/envio`, { motivoId: reason?.id }, etag));
}

type Named = { id: number; nome: string };

/** Makes and sends an order of one cell by the API, of the person's own unit where none is named. */
export async function orderByCall(page: Page, day: string, who: string, quantity: number, unit?: number) {
  const { lotacao, refeicoes, publicos } = await read<{ lotacao: Named; refeicoes: Named[]; publicos: Named[] }>(
    page,
    `pedidos/preparo?data=${day}${unit ? `&lotacaoId=${unit}` : ''}`,
  );
  const idOf = (all: Named[], name: string) => all.find(({ nome }) => nome === name)?.id;
  const cell = { tipoAlimentacaoId: idOf(refeicoes, 'Almoço'), tipoPublicoId: idOf(publicos, who) };
  const order = { lotacaoId: lotacao.id, dataRefeicao: day, itens: [{ ...cell, quantidade: quantity }] };
  const { id } = await done(write<{ id: number }>(page, 'POST', 'pedidos', order));
  return sendByCall(page, id);
}

/** Does what can be taken back for six seconds, and passes them by the page's clock: then it is asked of the server. */
export async function pastUndoing(page: Page, act: () => Promise<void>) {
  await page.clock.install({ time: await page.evaluate(() => Date.now()) });
  await act();
  await page.getByText('Vale em 6 segundos.').waitFor();
  await page.clock.runFor(6_000);
}

export const question = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Voltar', exact: true }) });

export const chooseReason = (place: Page | Locator, reason?: string) =>
  place
    .getByRole('group', { name: /^Motivo/ })
    .getByRole('button', reason === undefined ? {} : { name: reason, exact: true })
    .first()
    .click();
