import type { Locator, Page } from 'playwright-core';

const MOST_STOPS = 150;
/** Enough for what slides in, is scrolled to, or gets the focus back in the next frame. */
const ARRIVES_MS = 2_000;

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return `${element?.tagName} ${element?.getAttribute('aria-label') ?? element?.textContent?.trim().slice(0, 60)}`;
  });

/** Presses Tab until `wanted` has the focus, and requires that the focus can be seen there (WCAG 2.4.7, 2.4.11). */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = [];
  // Found once, and again only where the page drew it anew: a search by role through a long table at each stop is most of the journey.
  let target = await wanted.first().elementHandle();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const where = await page.evaluate(element => {
      if (!element?.isConnected) return 'nowhere';
      return element === document.activeElement ? 'here' : 'elsewhere';
    }, target);
    if (where === 'here') return requireSeen(wanted.first());
    if (where === 'nowhere') target = await wanted.first().elementHandle();
    else {
      await page.keyboard.press(key);
      passed.push(await focused(page));
    }
  }
  throw new Error(`${MOST_STOPS} stops and not at ${wanted}: ${passed.slice(0, 40).join(' | ')}`);
}

/** Every stop of Tab on this page, once round, in words; throws where the focus cannot be seen. */
export async function stopsOf(page: Page): Promise<string[]> {
  const stops: string[] = [];
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const words = await page.evaluate(() => {
      const { activeElement: element } = document;
      if (!element || element === document.body || element.hasAttribute('data-stopped')) return null;
      element.setAttribute('data-stopped', '');
      const labels = (element as HTMLInputElement).labels;
      const said = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent ?? '';
      return said.replaceAll(/\s+/g, ' ').trim().slice(0, 80);
    });
    if (words === null) break;
    await requireSeen(page.locator(':focus')).catch(error => {
      throw new Error(`after ${stops.at(-1)}: ${error}`);
    });
    stops.push(words);
  }
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-stopped]')) element.removeAttribute('data-stopped');
  });
  return stops;
}

export async function requireFocusIn(page: Page, place: Locator): Promise<void> {
  const wanted = await place.first().elementHandle();
  await page
    .waitForFunction(element => element?.contains(document.activeElement), wanted, { timeout: ARRIVES_MS })
    .catch(async () => {
      throw new Error(`the focus is not in ${place} but at ${await focused(page)}`);
    });
}

async function requireSeen(wanted: Locator): Promise<void> {
  for (const began = Date.now(); ; await new Promise(resolve => setTimeout(resolve, 50))) {
    const hidden = await whyHidden(wanted);
    if (!hidden) return;
    if (Date.now() - began > ARRIVES_MS) throw new Error(`${wanted} has the focus and ${hidden}`);
  }
}

const whyHidden = (wanted: Locator): Promise<string | null> =>
  wanted.evaluate(element => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return 'it is out of the window';
    const above = document.elementFromPoint(x, y);
    const covered = above !== null && !element.contains(above) && !above.contains(element);
    if (covered) return `${above.tagName}.${above.className} covers it`;
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    return outlineStyle === 'none' && boxShadow === 'none' ? 'nothing shows that it has the focus' : null;
  });
