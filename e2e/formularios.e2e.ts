import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violations } from './kit/accessibility.ts';
import { read } from './kit/api.ts';
import { openByHand } from './kit/inspections.ts';
import { useJourney } from './kit/journey.ts';
import { capture } from './kit/screens.ts';
import { until } from './kit/until.ts';

jest.setTimeout(240_000);
const { base, signedIn } = useJourney();
const FORMULARIOS = '/modules/fiscalizacao/formularios';
const PENDENTES = '/modules/fiscalizacao/fiscalizacoesPendentes';
const NOVO = 'Talheres embalados um a um';

interface Version {
  id: number;
  versao: number;
  titulo: string;
  secoes: { itens: { codigo: string; titulo: string; tolerancia: number }[] }[];
}
const versionsOf = (page: Page) =>
  read<{ id: number; versao: number; vigente: boolean; contrato: object | null }[]>(page, 'formularios?todas=true');
const itemOf = async (page: Page, form: number, code: string) =>
  (await read<Version>(page, `formularios/${form}`)).secoes
    .flatMap(({ itens }) => itens)
    .find(({ codigo }) => codigo === code);
const formOf = async (page: Page, inspection: number) =>
  (await read<{ formularioId: number | null }>(page, `fiscalizacoes/${inspection}`)).formularioId;

const line = (page: Page, code: string) => page.locator('.formulario-item').filter({ hasText: `${code} ·` });
const question = (page: Page, name: string) => page.getByRole('region', { name });

async function openFlow(page: Page, id: number) {
  await page.goto(`${base()}${PENDENTES}/${id}`);
  await page.getByRole('heading', { level: 1, name: /Fiscalização nº/ }).waitFor();
  await question(page, 'Veículo fechado').waitFor();
}

/** Asks the server: what the screen already shows may still be on its way there. */
const begun = async (page: Page, id: number) => (await until(() => formOf(page, id))) ?? 0;

describe('o formulário de fiscalização, editado pela gestora', () => {
  it('uma versão nova vale para o que começa depois; o começado fica com a dele; a antiga se lê', async () => {
    const { page, wrong } = await signedIn('gestora');
    const before = await openByHand(page, 1);
    const after = await openByHand(page, 3);
    const inspector = await signedIn('fiscal');
    await openFlow(inspector.page, before.id);
    await question(inspector.page, 'Veículo fechado').getByRole('button', { name: 'Conforme', exact: true }).click();
    const old = await begun(page, before.id);

    await page.goto(base() + FORMULARIOS);
    await line(page, 'F2').getByLabel('Tolerância no mês').waitFor();
    const [{ tolerancia } = { tolerancia: 0 }] = [await itemOf(page, old, 'F2')];
    await line(page, 'F2')
      .getByLabel('Tolerância no mês')
      .fill(String(tolerancia + 2));
    await page
      .getByRole('button', { name: /^Incluir item em/ })
      .last()
      .click();
    const added = page.locator('.formulario-item').filter({ has: page.locator('input[value="Item novo"]') });
    const code = ((await added.locator('.formulario-titulo span').first().textContent()) ?? '').split(' ')[0] ?? '';
    await added.locator('.formulario-titulo input').fill(NOVO);

    await page.getByRole('checkbox', { name: `${code} ${NOVO}` }).check();
    await page.getByRole('button', { name: 'Ver o resultado' }).click();
    await page.getByText('5 pontos · desconto proposto de 1 %').waitFor();
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Publicar a versão 2' }).click();
    await page.getByText('Versão 2 publicada').waitFor();
    await page.getByRole('button', { name: 'Publicar a versão 3' }).waitFor();
    const published = (await versionsOf(page)).find(({ contrato, vigente }) => contrato === null && vigente);
    expect(published?.versao).toBe(2);
    expect(await itemOf(page, published?.id ?? 0, 'F2')).toMatchObject({ tolerancia: tolerancia + 2 });

    await inspector.page.reload();
    await question(inspector.page, 'Veículo fechado').locator('button[aria-pressed=true]').waitFor();
    expect(await question(inspector.page, NOVO).count()).toBe(0);
    expect(await formOf(page, before.id)).toBe(old);
    await openFlow(inspector.page, after.id);
    await question(inspector.page, NOVO).waitFor();
    await question(inspector.page, NOVO).getByRole('button', { name: 'Conforme', exact: true }).click();
    expect(await begun(page, after.id)).toBe(published?.id);

    await page.getByText('Versões (2)').click();
    await capture(page, 'formulario-versoes');
    await page.getByRole('link', { name: 'Versão 1' }).click();
    await page.getByText('Versão 1, só para leitura').waitFor();
    await page.getByText(`tolerância de ${tolerancia} no mês`).first().waitFor();
    expect(await page.getByText(NOVO).count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Publicar/ }).count()).toBe(0);
    expect(await page.locator('.formulario-item').count()).toBe(0);
    expect(await page.locator('.formularios-quais select').first().inputValue()).toBe(String(published?.id));
    expect(await violations(page)).toEqual([]);
    await capture(page, 'formulario-versao-antiga');
    await page.reload();
    await page.getByText('Versão 1, só para leitura').waitFor();
    await page.getByText('Versões (2)').waitFor();
    await page.getByRole('button', { name: 'Ver o resultado' }).click();
    await page.getByText('0 pontos · desconto proposto de 0 %').waitFor();
    await page.getByRole('button', { name: 'Ir à versão em vigor' }).click();
    await page.getByRole('button', { name: 'Publicar a versão 3' }).waitFor();
    expect(await page.locator(`input[value="${NOVO}"]`).count()).toBe(1);
    expect([wrong, inspector.wrong]).toEqual([[], []]);
  });

  it('as seções se incluem, renomeiam, movem e removem pelo teclado, e a prévia as segue', async () => {
    const { page, wrong } = await signedIn('gestora');
    await page.goto(base() + FORMULARIOS);
    const sections = page.locator('.formulario-secao:has(.formulario-secao-topo)');
    await sections.first().waitFor();
    const letters = () => sections.locator('legend').evaluateAll(all => all.map(each => each.textContent?.slice(6, 7)));
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    const before = await letters();
    const [first, second, ...others] = before;

    const down = page.getByRole('button', { name: `Descer a seção ${first} —` });
    await down.focus();
    await page.keyboard.press('Enter');
    expect(await letters()).toEqual([second, first, ...others]);
    expect(await focused()).toContain(`Descer a seção ${first} —`);
    await page.getByText(`agora a 2ª de ${before.length} seções.`).waitFor();
    expect(await page.getByRole('button', { name: `Subir a seção ${second} —` }).isDisabled()).toBe(true);

    await page.getByRole('button', { name: 'Incluir seção' }).press('Enter');
    const added = (await letters()).at(-1) ?? '';
    const title = page.getByLabel(`Título da seção ${added}`);
    expect(await title.evaluate(field => field === document.activeElement)).toBe(true);
    await title.fill('');
    await page.getByText('Dê um título à seção.').first().waitFor();
    await page.keyboard.type('Descarte das sobras');
    expect(await page.getByText('Dê um título à seção.').count()).toBe(0);
    await page.getByRole('button', { name: `Subir a seção ${added} —` }).press('Enter');
    expect((await letters()).at(-2)).toBe(added);
    const preview = page.getByRole('region', { name: 'Prévia' });
    await preview
      .getByRole('group', { name: `${added} — Descarte das sobras` })
      .getByRole('checkbox')
      .check();
    await page.getByRole('button', { name: 'Ver o resultado' }).click();
    await page.getByText('5 pontos · desconto proposto de 1 %').waitFor();
    expect(await violations(page)).toEqual([]);
    await capture(page, 'formulario-secoes');

    await page.getByRole('button', { name: 'Incluir seção' }).press('Enter');
    const spare = (await letters()).at(-1) ?? '';
    await page.getByRole('button', { name: `Excluir ${spare}1: Item novo` }).press('Enter');
    await page.getByRole('button', { name: /^Publicar a versão/ }).click();
    await page.getByText('Falta corrigir um ponto').waitFor();
    await page.getByRole('button', { name: /Seção nova: A seção está vazia/ }).waitFor();
    await page.getByRole('button', { name: `Excluir a seção ${spare}` }).press('Enter');
    expect(await letters()).not.toContain(spare);

    await page.getByRole('button', { name: /^Publicar a versão/ }).click();
    await page.getByText(/^Versão \d+ publicada$/).waitFor();
    const current = (await versionsOf(page)).find(({ contrato, vigente }) => contrato === null && vigente);
    const { secoes } = await read<{ secoes: { codigo: string; titulo: string }[] }>(page, `formularios/${current?.id}`);
    expect(secoes.slice(0, 2).map(({ codigo }) => codigo)).toEqual([second, first]);
    expect(secoes.at(-2)).toMatchObject({ codigo: added, titulo: 'Descarte das sobras' });
    expect(wrong).toEqual([]);
  });
});
