import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violations } from './kit/accessibility.ts';
import { read } from './kit/api.ts';
import { useJourney } from './kit/journey.ts';
import { capture } from './kit/screens.ts';

jest.setTimeout(180_000);
const { base, signedIn } = useJourney();
const REALIZADAS = '/modules/fiscalizacao/fiscalizacoesRealizadas';

describe('as fiscalizações realizadas, em lote', () => {
  it('a lista do filtro vira planilha; os termos e as fotos, um zip na central; uma fiscalização, o termo e a folha de fotos', async () => {
    const { page, wrong } = await signedIn('gestora');
    const saved = () => page.waitForEvent('download', { timeout: 60_000 });
    await page.goto(`${base()}${REALIZADAS}`);
    await page.getByRole('button', { name: 'Exportar' }).click();
    const sheet = saved();
    await page.getByRole('button', { name: 'Planilha (XLSX)' }).click();
    expect((await sheet).suggestedFilename()).toBe('fiscalizacoes.xlsx');

    await page.getByRole('button', { name: 'Em lote' }).click();
    await page.getByRole('button', { name: 'Fotos (.zip)' }).click();
    await page.getByText('Preparando.').waitFor();
    await capture(page, 'realizadas-em-lote');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Central de downloads', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Central de downloads' }).waitFor();
    const zip = saved();
    await page.getByRole('button', { name: /^Baixar.*Fotos de \d+ fiscaliza/ }).click();
    expect((await zip).suggestedFilename()).toMatch(/^fotos-.*\.zip$/);

    await page.goto(`${base()}${REALIZADAS}`);
    const threePhotos = page.getByRole('cell', { name: '3', exact: true });
    await page.getByRole('row').filter({ has: threePhotos }).first().click();
    const term = saved();
    await page.getByRole('button', { name: 'Termo em PDF' }).click();
    expect((await term).suggestedFilename()).toMatch(/^termo-F\d{4}-\d{6}.*\.pdf$/);
    const photos = saved();
    await page.getByRole('button', { name: 'Folha de fotos' }).click();
    expect((await photos).suggestedFilename()).toMatch(/^fotos-F\d{4}-\d{6}\.pdf$/);
    expect(wrong).toEqual([]);
  });
});

interface List {
  total: number;
  itens: { criticos: number }[];
}

async function column(page: Page, title: string): Promise<string[]> {
  const titles = await page.getByRole('columnheader').allInnerTexts();
  const at = titles.findIndex(each => each.trim() === title);
  return page.locator('tbody tr').evaluateAll((rows, i) => rows.map(row => row.children[i]?.textContent ?? ''), at);
}

const chip = (page: Page, words: string) => page.getByRole('button', { name: `Retirar o filtro ${words}` });
const counted = (page: Page, total: number) =>
  page.getByText(total === 1 ? '1 fiscalização' : `${total} fiscalizações`, { exact: true }).waitFor();
const DONE = 'situacao=REALIZADA,CIENTE_FORNECEDOR,AGUARDANDO_FOTOS';

describe('as fiscalizações realizadas, filtradas', () => {
  /** The inspector may not read the suppliers' register, so the choices come from the list itself. */
  it('por fornecedor, refeição e fiscal: cada linha é do escolhido, e a ficha o desfaz', async () => {
    const { page, wrong } = await signedIn('fiscal', { viewport: { width: 1920, height: 1080 } });
    await page.goto(`${base()}${REALIZADAS}`);
    await page.locator('tbody tr').first().waitFor();
    const all = (await column(page, 'Número')).length;
    for (const title of ['Fornecedor', 'Refeição', 'Fiscal']) {
      const chosen = (await column(page, title))[0] ?? '';
      await page.getByRole('combobox', { name: title, exact: true }).selectOption({ label: chosen });
      await chip(page, `${title}: ${chosen}`).waitFor();
      await page.locator('.tabela-antiga').waitFor({ state: 'detached' });
      expect(new Set(await column(page, title))).toEqual(new Set([chosen]));
      await chip(page, `${title}: ${chosen}`).click();
      await counted(page, all);
    }
    for (const title of ['Peso médio (Δ %)', 'Temp.', 'Atraso'])
      expect((await column(page, title)).some(value => /\d/.test(value))).toBe(true);
    expect((await column(page, 'Peso médio (Δ %)')).some(value => /^\d+ g \([+−]?[\d,]+ %\)$/.test(value))).toBe(true);
    expect((await column(page, 'Ocorrências')).every(value => /^\d+$/.test(value))).toBe(true);
    expect(await violations(page)).toEqual([]);
    expect(wrong).toEqual([]);
  });

  it('por gravidade, crítico e lotação: as que a consulta de mesmo nome conta; em lote, o mesmo filtro', async () => {
    const { page, wrong } = await signedIn('gestora');
    await page.goto(`${base()}${REALIZADAS}`);
    await page.locator('tbody tr').first().waitFor();
    const from = (await page.getByLabel('De', { exact: true }).inputValue()).split('/').reverse().join('-');
    const asked = (filter: string) => read<List>(page, `fiscalizacoes?${DONE}&de=${from}&${filter}`);

    await page.getByRole('button', { name: 'Mais filtros' }).click();
    await page.getByLabel('Item crítico').selectOption({ label: 'Só com crítico reprovado' });
    const critical = await asked('criticas=true');
    expect(critical.itens.every(({ criticos }) => criticos > 0)).toBe(true);
    await counted(page, critical.total);
    await page.getByLabel('Gravidade do que falhou').selectOption({ label: 'Gravíssimo' });
    await counted(page, (await asked('criticas=true&gravidade=GRAVISSIMO')).total);
    await page.getByRole('button', { name: 'Em lote' }).click();
    await page.getByRole('button', { name: 'Termos em PDF (.zip)' }).click();
    await page.getByText('Preparando.').waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Limpar tudo' }).click();
    const unit = (await column(page, 'Lotação'))[0] ?? '';
    await page.getByRole('combobox', { name: 'Lotação' }).fill(unit);
    await page.getByRole('option', { name: unit }).first().click();
    await chip(page, `Lotação: ${unit}`).waitFor();
    await page.locator('.tabela-antiga').waitFor({ state: 'detached' });
    expect(new Set(await column(page, 'Lotação'))).toEqual(new Set([unit]));
    expect(await violations(page)).toEqual([]);
    await capture(page, 'realizadas-filtradas');
    expect(wrong).toEqual([]);
  });

  it('a solicitante não escolhe lotação; no telefone, o cartão diz peso, temperatura e atraso', async () => {
    const { page, wrong } = await signedIn('solicitante', { viewport: { width: 360, height: 800 } });
    await page.goto(`${base()}${REALIZADAS}?de=2026-01-01`);
    const card = page.locator('.cartoes-um').first();
    await card.waitFor();
    for (const title of ['Peso médio (Δ %)', 'Temp.', 'Atraso', 'Resultado'])
      await card.getByText(title, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Mais filtros' }).click();
    await page.getByLabel('Item crítico').waitFor();
    await page.getByRole('combobox', { name: 'Fornecedor' }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Lotação' }).count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    expect(wrong).toEqual([]);
  });
});
