import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violations } from './kit/accessibility.ts';
import { useJourney } from './kit/journey.ts';
import { requireFocusIn, stopsOf, tabTo } from './kit/keyboard.ts';
import { capture } from './kit/screens.ts';

jest.setTimeout(240_000);
const { base, signedIn } = useJourney();

const MATRIZ = '/modules/monitoramento/pedidosDasLotacoes';
const clean = async (page: Page) => expect(await violations(page)).toEqual([]);
const grid = (page: Page) => page.getByRole('grid');
const active = (page: Page) => grid(page).getAttribute('aria-activedescendant');
const keys = async (page: Page, ...pressed: string[]) => {
  for (const key of pressed) await page.keyboard.press(key);
};
const activeInSight = (page: Page) =>
  grid(page).evaluate(table => {
    const cell = document.getElementById(table.getAttribute('aria-activedescendant') ?? '')?.getBoundingClientRect();
    return cell !== undefined && cell.top >= 0 && cell.bottom <= window.innerHeight;
  });

describe('os pedidos das lotações', () => {
  it('só com o teclado: procura, anda, copia um bloco, abre o mês de uma lotação e um pedido', async () => {
    const { page, context, wrong } = await signedIn('gestora');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(base() + MATRIZ);
    await grid(page).waitFor();
    const stops = await stopsOf(page);
    const essentials = [
      'Dia anterior',
      'Dia seguinte',
      'Comparar com a semana passada',
      'Totais',
      'Lotação ou município',
    ];
    expect(essentials.filter(name => !stops.some(stop => stop.startsWith(name)))).toEqual([]);

    await page.locator('main').focus();
    await page.keyboard.press('f');
    await requireFocusIn(page, page.getByLabel('Lotação ou município'));

    await tabTo(page, grid(page));
    expect(await active(page)).toBe('matriz-0-1');
    await keys(page, 'ArrowDown', 'ArrowRight');
    expect(await active(page)).toBe('matriz-1-2');
    await keys(page, 'Shift+ArrowDown', 'Control+c');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const names = await page.locator('.matriz tbody th[scope=row]').allInnerTexts();
    expect(copied.split('\n').map(line => line.split('\t')[0])).toEqual(names.slice(1, 3));

    // Rows below the screen are not drawn: the key draws the row it goes to and brings it into view.
    await keys(page, 'PageDown');
    expect(await activeInSight(page)).toBe(true);

    await keys(page, 'Control+a', 'Control+c');
    const whole = await page.evaluate(() => navigator.clipboard.readText());
    expect(whole.split('\n')).toHaveLength(Number(await grid(page).getAttribute('aria-rowcount')) - 2);

    await keys(page, 'Home', 'Enter');
    const month = page.getByRole('dialog').filter({ hasText: ': o mês' });
    await month.getByText('Custo do que se pediu').waitFor();
    await clean(page);
    const title = month.getByRole('heading', { level: 3 });
    const before = await title.innerText();
    await tabTo(page, month.getByRole('button', { name: 'Mês anterior' }));
    await page.keyboard.press('Enter');
    await page.waitForFunction(old => document.querySelector('.lotacao-mes-topo h3')?.textContent !== old, before);
    await page.keyboard.press('Escape');
    await month.waitFor({ state: 'detached' });
    await requireFocusIn(page, grid(page));

    await keys(page, 'Control+Home', 'ArrowRight', 'Enter');
    await page.waitForURL(/acompanhamento/);
    await page.goBack();
    await grid(page).waitFor();
    expect(wrong).toEqual([]);
  });

  it('ao lado da semana passada, cada célula diz em palavras quanto mudou; a faixa escolhe as lotações', async () => {
    const { page, wrong } = await signedIn('monitoramento');
    await page.goto(base() + MATRIZ);
    await tabTo(page, page.getByRole('button', { name: 'Comparar com a semana passada' }));
    await page.keyboard.press('Enter');
    const bands = page.getByRole('group', { name: /^Lotações com alguma refeição que, contra/ });
    await bands.waitFor();
    await grid(page)
      .getByText(/(acima|abaixo|como antes|não se pediu antes); \d+ em/)
      .first()
      .waitFor();
    await clean(page);
    await capture(page, 'pedidos-das-lotacoes-semana');
    const band = bands.getByRole('button').first();
    const shown = Number((await band.locator('strong').innerText()).replaceAll('.', ''));
    await band.click();
    await page.waitForFunction(
      wanted => Number(document.querySelector('[role=grid]')?.getAttribute('aria-rowcount')) === wanted + 2,
      shown,
    );
    expect(wrong).toEqual([]);
  });

  it('os totais por fornecedor, município e estado abrem as lotações de que são feitos', async () => {
    const { page, wrong } = await signedIn('gestora');
    await page.goto(`${base()}${MATRIZ}?totais=FORNECEDOR`);
    const totals = page.getByRole('region', { name: 'Totais do dia' });
    await totals
      .getByRole('button', { name: /: ver as lotações$/ })
      .first()
      .waitFor();
    await clean(page);
    await capture(page, 'pedidos-das-lotacoes-totais');
    for (const group of ['Município', 'Estado', 'Fornecedor']) {
      await tabTo(page, totals.getByRole('button', { name: group, exact: true }));
      await page.keyboard.press('Enter');
      await totals.getByRole('columnheader', { name: group }).waitFor();
    }
    const supplier = totals.getByRole('row').nth(1);
    const units = Number((await supplier.getByRole('cell').nth(1).innerText()).replaceAll('.', ''));
    await tabTo(page, supplier.getByRole('button'));
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      wanted => Number(document.querySelector('[role=grid]')?.getAttribute('aria-rowcount')) === wanted + 2,
      units,
    );
    await tabTo(page, page.getByRole('button', { name: 'Listas por fornecedor' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByText('Listas por fornecedor').waitFor();
    await page.waitForURL(/diaDaLista=/);
    expect(wrong).toEqual([]);
  });

  it('no telefone, cada lotação é um cartão que abre o mês dela; a busca está no menu', async () => {
    const { page, wrong } = await signedIn('gestora', { viewport: { width: 360, height: 800 } });
    await page.goto(`${base()}${MATRIZ}?comparar=semana`);
    const card = page.locator('.matriz-cartao').first();
    await card.locator('summary').click();
    await clean(page);
    await card.getByRole('button', { name: /^Ver o mês/ }).click();
    const month = page.getByRole('dialog').filter({ hasText: ': o mês' });
    await month.getByText('Custo do que se pediu').waitFor();
    await clean(page);
    await capture(page, 'pedidos-das-lotacoes-mes');
    await page.setViewportSize({ width: 360, height: 800 });
    await page.keyboard.press('Escape');
    await month.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Abrir Menu' }).click();
    await page.getByRole('complementary').getByRole('button', { name: 'Buscar' }).click();
    const palette = page.getByRole('dialog', { name: 'Buscar' });
    await clean(page);
    await palette.getByRole('combobox').fill('fornecedor');
    await palette.getByRole('option', { name: 'Fornecedor' }).first().click();
    await page.waitForURL(/manutencao\/fornecedor/);
    await palette.waitFor({ state: 'detached' });
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await tabTo(page, page.getByRole('link', { name: 'Ir para a busca' }));
    await page.keyboard.press('Enter');
    await requireFocusIn(page, page.getByRole('complementary').getByRole('button', { name: 'Buscar' }));
    expect(wrong).toEqual([]);
  });
});
