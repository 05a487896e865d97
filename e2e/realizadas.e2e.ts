import { jest } from '@jest/globals';
import { violations } from './kit/accessibility.ts';
import { useJourney } from './kit/journey.ts';
import { capture } from './kit/screens.ts';

jest.setTimeout(180_000);
const { base, visitAs } = useJourney(3632);
const REALIZADAS = '/modules/fiscalizacao/fiscalizacoesRealizadas';

describe('as fiscalizações realizadas, em lote', () => {
  it('a lista do filtro vira planilha; os termos e as fotos, um zip na central; uma fiscalização, o termo e a folha de fotos', async () => {
    const { page, wrong } = await visitAs('gestora');
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
