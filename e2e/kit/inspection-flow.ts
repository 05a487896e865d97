import type { Page } from 'playwright-core';
import { picture } from './picture.mjs';

export async function takePhoto(page: Page, question: string, seed: number) {
  const file = await picture(page, seed);
  const chooser = page.waitForEvent('filechooser');
  await item(page, question).getByRole('button', { name: 'Tirar foto' }).click();
  await (await chooser).setFiles(file);
  // With a network the photo may be on its way, or sent, before anyone looks.
  await item(page, question)
    .getByText(/^(No aparelho|Enviando.*|Enviada)$/)
    .waitFor();
}

export const item = (page: Page, question: string) => page.getByRole('region', { name: question });
export const choose = (page: Page, question: string, answer: string) =>
  item(page, question).getByRole('button', { name: answer, exact: true }).click();

/** The questions of the shipped form that only ask whether something conforms, except the packing's. */
export const CONFORMING = [
  'Todos os componentes do cardápio do dia',
  'Substituição autorizada e equivalente',
  'Itens embalados na validade',
  'Sem corpo estranho',
  'Veículo fechado',
  'Entregador uniformizado',
  'Utensílios limpos',
  'Amostra recolhida',
  'Planilha de temperatura',
  'Balança e termômetro',
];

/** One temperature is below its limit. Without an order there is no quantity to count. */
export async function answerMeasures(page: Page, { ordered = true } = {}) {
  if (ordered) await item(page, 'Quantidade entregue').getByRole('button', { name: 'Contar' }).click();
  await choose(page, 'Dietas especiais', 'Não se aplica');
  await item(page, 'Preparações quentes').getByLabel('em graus Celsius').fill('57,5');
  await item(page, 'Preparações quentes').getByText('Abaixo do limite: 57,5 °C').waitFor();
  const weights = item(page, 'Peso médio da refeição');
  await weights.getByLabel('Embalagem vazia').fill('20');
  for (const [n, gross] of [760, 755, 748].entries())
    await weights.getByLabel(`Peso bruto ${n + 1} (g)`).fill(`${gross}`);
  await weights.getByText('734 g').waitFor();
  for (const sense of ['Aparência', 'Odor', 'Sabor', 'Textura'])
    await item(page, sense).getByRole('button', { name: '4, boa', exact: true }).click();
}
