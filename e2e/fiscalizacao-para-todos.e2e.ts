import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violations } from './kit/accessibility.ts';
import { openByHand } from './kit/inspections.ts';
import { useJourney } from './kit/journey.ts';
import { sideways, smallTargets, unnamed } from './kit/reach.ts';
import { SIZES } from './kit/screens.ts';

jest.setTimeout(240_000);
const { base, signedIn } = useJourney();
const PENDENTES = '/modules/fiscalizacao/fiscalizacoesPendentes';

const item = (page: Page, question: string) => page.getByRole('region', { name: question });

async function openFlow(page: Page, id: number, numero: string) {
  await page.goto(`${base()}${PENDENTES}/${id}`);
  await page.getByRole('heading', { level: 1, name: `Fiscalização nº ${numero}` }).waitFor();
}

/** Every text twice as large, as a phone's own setting makes it. */
const doubleText = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.body.querySelectorAll<HTMLElement>('*')];
    const sizes = all.map(each => Number.parseFloat(getComputedStyle(each).fontSize));
    all.forEach((each, n) => {
      each.style.fontSize = `${(sizes[n] ?? 16) * 2}px`;
    });
  });

const cutText = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(h1, h2, h3, p, span, button, strong, label, summary, li, dd, dt)',
      ),
    ]
      .filter(each => !each.closest('.so-leitor') && each.checkVisibility())
      .filter(each => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== 'visible')
      .map(each => `${each.tagName} ${each.innerText.slice(0, 60)}`),
  );

describe('a fiscalização para todos', () => {
  it('a 320 px e com o texto a 200 % nada é cortado nem rola de lado; alvos de 44 px; tudo tem nome', async () => {
    const manager = await signedIn('gestora');
    const { id, numero } = await openByHand(manager.page);
    const { page } = await signedIn('fiscal', {
      viewport: { width: 320, height: 640 },
      hasTouch: true,
      isMobile: true,
    });
    await page.goto(base() + PENDENTES);
    await page.getByText(numero).waitFor();
    expect([await sideways(page), await smallTargets(page)]).toEqual([0, []]);

    await openFlow(page, id, numero);
    await item(page, 'Quantidade entregue').getByRole('button', { name: 'Contar' }).click();
    await item(page, 'Embalagem íntegra').getByRole('button', { name: 'Não conforme' }).click();
    await item(page, 'Preparações quentes').getByLabel('em graus Celsius').fill('57,5');
    await item(page, 'Preparações quentes').getByRole('button', { name: 'Outra leitura' }).click();
    await item(page, 'Ciência do preposto').getByRole('button', { name: 'Recusa' }).click();
    for (const more of await page.locator('.fluxo summary').all()) await more.click();
    expect([await sideways(page), await smallTargets(page), await unnamed(page)]).toEqual([0, [], []]);
    expect(await violations(page)).toEqual([]);
    await page.screenshot({ path: `${import.meta.dirname}/capturas/fiscalizacao-320.png`, fullPage: false });

    await page.setViewportSize({ width: SIZES[2].width, height: SIZES[2].height });
    await doubleText(page);
    await page.screenshot({ path: `${import.meta.dirname}/capturas/fiscalizacao-200.png`, fullPage: false });
    expect([await sideways(page), await cutText(page)]).toEqual([0, []]);
  });
});
