import type { Locator, Page } from 'playwright-core';

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

export const question = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Voltar', exact: true }) });

export const chooseReason = (place: Page | Locator, reason?: string) =>
  place
    .getByRole('group', { name: /^Motivo/ })
    .getByRole('button', reason === undefined ? {} : { name: reason, exact: true })
    .first()
    .click();
