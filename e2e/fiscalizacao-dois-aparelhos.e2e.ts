import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { read } from './kit/api.ts';
import { openByHand } from './kit/inspections.ts';
import { KEPT_FOR_LATER, useJourney } from './kit/journey.ts';
import { picture } from './kit/picture.mjs';
import { until } from './kit/until.ts';

jest.setTimeout(240_000);
const { base, signedIn } = useJourney({}, KEPT_FOR_LATER);
const PENDENTES = '/modules/fiscalizacao/fiscalizacoesPendentes';
const PHONE = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true } as const;

const item = (page: Page, question: string) => page.getByRole('region', { name: question });
const choose = (page: Page, question: string, answer: string) =>
  item(page, question).getByRole('button', { name: answer, exact: true }).click();
const chosen = (page: Page, question: string, answer: string) =>
  item(page, question).locator('button[aria-pressed=true]', { hasText: answer }).waitFor({ timeout: 60_000 });

async function openFlow(page: Page, id: number) {
  await page.goto(`${base()}${PENDENTES}/${id}`);
  await page.getByRole('heading', { level: 1, name: /Fiscalização nº/ }).waitFor();
}

interface Draft {
  situacao: string;
  rascunho: { respostas: { item: string; resposta?: string }[]; fotos: unknown[] } | null;
}

const onServer = (page: Page, id: number, enough: (draft: Draft) => boolean) =>
  until(() => read<Draft>(page, `fiscalizacoes/${id}`), enough);

describe('a mesma fiscalização em dois aparelhos de quem fiscaliza', () => {
  it('o que um responde aparece no outro, de cada item fica a resposta mais nova, e a foto não se perde', async () => {
    const manager = await signedIn('gestora');
    const { id } = await openByHand(manager.page, 3);
    const first = await signedIn('fiscal', PHONE);
    await openFlow(first.page, id);
    await choose(first.page, 'Utensílios limpos', 'Conforme');
    await choose(first.page, 'Veículo fechado', 'Conforme');
    const chooser = first.page.waitForEvent('filechooser');
    await item(first.page, 'Foto da marmita aberta').getByRole('button', { name: 'Tirar foto' }).click();
    await (await chooser).setFiles(await picture(first.page, 3));
    await onServer(manager.page, id, ({ rascunho }) => rascunho?.fotos.length === 1 && rascunho.respostas.length >= 3);

    const second = await signedIn('fiscal');
    await openFlow(second.page, id);
    await chosen(second.page, 'Utensílios limpos', 'Conforme');
    await item(second.page, 'Foto da marmita aberta').getByText('Em outro aparelho').waitFor();
    await choose(second.page, 'Veículo fechado', 'Não conforme');
    await item(second.page, 'Veículo fechado').getByLabel('O que não está conforme').fill('Sem refrigeração');
    const is = (code: string) => (draft: Draft) =>
      draft.rascunho?.respostas.some(({ item: asked, resposta }) => asked === code && resposta === 'NAO_CONFORME') ??
      false;
    await onServer(manager.page, id, is('F2'));

    await first.context.setOffline(true);
    await choose(first.page, 'Entregador uniformizado', 'Conforme');
    await first.context.setOffline(false);
    await chosen(first.page, 'Veículo fechado', 'Não conforme');
    expect(await item(first.page, 'Veículo fechado').getByLabel('O que não está conforme').inputValue()).toBe(
      'Sem refrigeração',
    );
    await chosen(first.page, 'Entregador uniformizado', 'Conforme');
    await item(first.page, 'Foto da marmita aberta').getByRole('img').waitFor();
  });
});
