import { jest } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { violations } from './kit/accessibility.ts';
import { read } from './kit/api.ts';
import { openByHand } from './kit/inspections.ts';
import { useJourney } from './kit/journey.ts';
import { requireFocusIn, tabTo } from './kit/keyboard.ts';
import { picture } from './kit/picture.mjs';
import { sideways, smallTargets, unnamed } from './kit/reach.ts';
import { capture } from './kit/screens.ts';

// Nothing here is clicked or touched: every step is a key, and everything is found by the name a screen reader says.
jest.setTimeout(300_000);
const { signedIn, visitAs } = useJourney();
const PHONE = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true } as const;

const item = (page: Page, question: string) => page.getByRole('region', { name: question });

async function press(page: Page, wanted: Locator, key = 'Enter') {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

async function write(page: Page, wanted: Locator, text: string) {
  await tabTo(page, wanted);
  await page.keyboard.type(text);
}

async function answer(page: Page, question: string, name: string) {
  const button = item(page, question).getByRole('button', { name, exact: true });
  await press(page, button, 'Space');
  await item(page, question).getByRole('button', { name, exact: true, pressed: true }).waitFor();
  await requireFocusIn(page, item(page, question));
}

/** The camera is the only step without the keyboard: it gives its picture as a file. */
async function photograph(page: Page, question: string, seed: number) {
  const file = await picture(page, seed);
  const chooser = page.waitForEvent('filechooser');
  await press(page, item(page, question).getByRole('button', { name: /^Tirar foto/ }));
  await (await chooser).setFiles(file);
  await item(page, question)
    .getByRole('img', { name: /, foto 1$/ })
    .waitFor();
  await requireFocusIn(page, item(page, question));
}

const clean = async (page: Page) => {
  expect([await sideways(page), await smallTargets(page)]).toEqual([0, []]);
  expect(await violations(page)).toEqual([]);
};

const REST = [
  'Todos os componentes do cardápio do dia',
  'Substituição autorizada e equivalente',
  'Itens embalados na validade',
] as const;
const LAST = [
  'Veículo fechado',
  'Entregador uniformizado',
  'Utensílios limpos',
  'Amostra recolhida',
  'Planilha de temperatura',
  'Balança e termômetro',
] as const;

async function measure(page: Page) {
  await press(page, item(page, 'Quantidade entregue').getByRole('button', { name: 'Contar' }));
  await item(page, 'Quantidade entregue')
    .getByRole('textbox', { name: /, entregues$/ })
    .first()
    .waitFor();
  await requireFocusIn(page, item(page, 'Quantidade entregue'));
  await answer(page, 'Dietas especiais', 'Não se aplica');
  await write(page, item(page, 'Preparações quentes').getByRole('textbox', { name: /em graus Celsius$/ }), '64,5');
  const weights = item(page, 'Peso médio da refeição');
  await write(page, weights.getByRole('textbox', { name: 'Embalagem vazia (g)' }), '20');
  for (const [n, gross] of [760, 755, 748].entries())
    await write(page, weights.getByRole('textbox', { name: `Peso bruto ${n + 1} (g)` }), String(gross));
  await weights.getByText('734 g').waitFor();
}

async function judge(page: Page) {
  for (const question of REST) await answer(page, question, 'Conforme');
  for (const sense of ['Aparência', 'Odor', 'Sabor', 'Textura']) await answer(page, sense, '4, boa');
  await answer(page, 'Sem corpo estranho', 'Conforme');
  await answer(page, 'Embalagem íntegra', 'Não conforme');
  const damaged = item(page, 'Embalagem íntegra');
  await write(page, damaged.getByRole('textbox', { name: /^O que não está conforme/ }), 'Tampas abertas');
  for (const question of LAST) await answer(page, question, 'Conforme');
}

describe('a fiscalização só com o teclado, a 360 × 800', () => {
  it('da lista à conclusão: cada passo é uma tecla, tudo tem nome e o foco nunca se perde', async () => {
    const manager = await signedIn('gestora');
    const { id, numero } = await openByHand(manager.page);
    const { page, wrong } = await visitAs('fiscal', PHONE);
    await press(page, page.getByRole('link', { name: /pendentes/i }).first());
    await page.getByRole('heading', { level: 1, name: 'Pendentes' }).waitFor();
    const card = page.getByRole('listitem').filter({ hasText: numero });
    await card.waitFor();
    await clean(page);
    await press(page, card.getByRole('link', { name: /^Iniciar fiscalização.*Almoço/ }));

    const title = page.getByRole('heading', { level: 1, name: `Fiscalização nº ${numero}` });
    await title.waitFor();
    await requireFocusIn(page, title);
    await measure(page);
    await judge(page);
    expect(await unnamed(page)).toEqual([]);
    await clean(page);

    await press(page, page.getByRole('button', { name: /^(Próximo item|Concluir)$/ }));
    await requireFocusIn(page, page.getByRole('heading', { name: 'Foto da marmita aberta' }));
    await photograph(page, 'Foto da marmita aberta', 5);
    await answer(page, 'Ciência do preposto', 'Aceita');
    await write(page, item(page, 'Ciência do preposto').getByRole('textbox', { name: /^Nome de quem/ }), 'Rui Prado');
    const signature = item(page, 'Assinatura de quem fiscalizou').getByRole('textbox', { name: 'Nome de quem assina' });
    expect(await signature.inputValue()).not.toBe('');
    await press(page, page.getByRole('button', { name: 'Concluir' }));
    await item(page, 'Embalagem íntegra').getByRole('alert').getByText('Falta a foto.').waitFor();
    await requireFocusIn(page, page.getByRole('heading', { name: 'Embalagem íntegra' }));
    await photograph(page, 'Embalagem íntegra', 6);
    await press(page, page.getByRole('button', { name: 'Concluir' }));
    const done = page.getByRole('heading', { level: 1, name: 'Fiscalização concluída' });
    await done.waitFor();
    await requireFocusIn(page, done);
    await clean(page);
    await capture(page, 'fiscalizacao-concluida');

    await press(page, page.getByRole('link', { name: 'Ver a fila de envio' }));
    await page.getByText('já está no servidor').waitFor({ timeout: 60_000 });
    await clean(page);
    const sent = await read<{ situacao: string; fotos: number }>(manager.page, `fiscalizacoes/${id}`);
    expect(sent).toMatchObject({ situacao: 'CIENTE_FORNECEDOR', fotos: 2 });
    expect(wrong).toEqual([]);
  });
});
