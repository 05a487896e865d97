import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violations } from './kit/accessibility.ts';
import { openByHand } from './kit/inspections.ts';
import { useJourney } from './kit/journey.ts';
import { SIZES } from './kit/screens.ts';

jest.setTimeout(240_000);
const { base, visitAs } = useJourney(3850);
const PENDENTES = '/modules/fiscalizacao/fiscalizacoesPendentes';

const item = (page: Page, question: string) => page.getByRole('region', { name: question });

async function openFlow(page: Page, id: number, numero: string) {
  await page.goto(`${base()}${PENDENTES}/${id}`);
  await page.getByRole('heading', { level: 1, name: `Fiscalização nº ${numero}` }).waitFor();
}

/** How far the page or its content can be pushed sideways. */
const sideways = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('main')].map(box => box.scrollWidth - box.clientWidth),
    ),
  );

/** Targets of the flow that a thumb in a glove would miss. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(button, a.botao, summary, input:not([type=file]), textarea, select)',
      ),
    ]
      .map(target => ({ target, box: target.getBoundingClientRect() }))
      .filter(
        ({ target, box }) =>
          target.checkVisibility() && !target.closest('.so-leitor') && (box.height < 44 || box.width < 44),
      )
      .map(
        ({ target, box }) =>
          `${target.ariaLabel ?? target.innerText} ${Math.round(box.width)} × ${Math.round(box.height)}`,
      ),
  );

/** Every text twice as large, as a phone's own setting makes it. */
const doubleText = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.body.querySelectorAll<HTMLElement>('*')];
    const sizes = all.map(each => Number.parseFloat(getComputedStyle(each).fontSize));
    all.forEach((each, n) => {
      each.style.fontSize = `${(sizes[n] ?? 16) * 2}px`;
    });
  });

/** Text that does not fit where it stands and is cut. */
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

/** What a screen reader hears: controls with no name, in no named region, and words left in English. */
const unnamed = (page: Page) =>
  page.evaluate(() => {
    const nameOf = (each: HTMLElement) => {
      const { labels } = each as HTMLInputElement;
      return (each.ariaLabel ?? labels?.[0]?.innerText ?? each.textContent ?? '').trim();
    };
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        '.fluxo :is(button, summary, textarea, select, input:not([type=file]))',
      ),
    ];
    const named = (region: Element | null) => {
      const by = region?.getAttribute('aria-labelledby');
      return Boolean(by && document.getElementById(by)?.textContent?.trim());
    };
    return controls
      .filter(each => each.checkVisibility())
      .flatMap(each => {
        const name = nameOf(each);
        if (!name) return [`no name: ${each.outerHTML.slice(0, 120)}`];
        if (/\b(close|upload|search|remove|add|next|submit)\b/i.test(name)) return [`English: ${name}`];
        const inFooter = each.closest('.fluxo-rodape') !== null;
        return inFooter || named(each.closest('section')) ? [] : [`in no named region: ${name}`];
      })
      .concat(
        [...document.querySelectorAll('.fluxo fieldset')]
          .filter(group => !group.ariaLabel)
          .map(() => 'a group with no name'),
      );
  });

describe('a fiscalização para todos', () => {
  it('a 320 px e com o texto a 200 % nada é cortado nem rola de lado; alvos de 44 px; tudo tem nome', async () => {
    const manager = await visitAs('gestora');
    const { id, numero } = await openByHand(manager.page);
    const { page } = await visitAs('fiscal', { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
    await page.goto(base() + PENDENTES);
    await page.getByText(numero).waitFor();
    expect([await sideways(page), await smallTargets(page)]).toEqual([0, []]);

    await openFlow(page, id, numero);
    // Everything an answer can open is open.
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
