import { jest } from '@jest/globals';
import { useJourney } from './kit/journey.ts';
import { PEOPLE } from './kit/screens.ts';

jest.setTimeout(180_000);
const { base, visit } = useJourney({ BASE_PATH: '/alimentacao' });

describe('servido sob um caminho', () => {
  it('entra, navega, recarrega e abre o painel, sem nada fora do lugar', async () => {
    const { page, wrong } = await visit();
    await page.goto(`${base()}/`);
    await page.waitForURL(/\/alimentacao\/login/);
    await page.getByLabel('CPF').fill(PEOPLE.gestora);
    await page.getByLabel('Senha', { exact: true }).fill('demonstracao');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.getByRole('link', { name: 'Mapa Diário de Alimentação' }).click();
    await page.waitForURL(`${base()}/alimentacao/modules/relatorios/mapaDiarioDeAlimentacao`);
    const live = page.waitForRequest(request => request.url().includes('/ao-vivo'));
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Mapa Diário de Alimentação' }).waitFor();
    expect(new URL((await live).url()).pathname).toBe('/alimentacao/api/ms-alipen/ao-vivo');
    await page.goto(`${base()}/ciapis/modules/painel`);
    await page.getByRole('heading', { level: 1, name: 'Painel' }).waitFor();
    expect(wrong).toEqual([]);
  });
});
