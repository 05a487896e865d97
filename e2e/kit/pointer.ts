import type { Locator, Page } from 'playwright-core';

const TRIES = 6;
const APPEARS_MS = 3_000;

/**
 * Hovers until the tooltip shows. An element that is drawn anew under a resting pointer is not entered, so the pointer moves away and back.
 */
export async function requireTooltip(page: Page, target: Locator, words: string): Promise<void> {
  const tooltip = page.getByRole('tooltip', { name: words });
  for (let left = TRIES; ; left -= 1) {
    await target.hover();
    const said = await tooltip.waitFor({ timeout: APPEARS_MS }).then(
      () => true,
      () => false,
    );
    if (said) return;
    if (left === 1) throw new Error(`the pointer rests on ${target} and nothing says ${words}`);
    await page.mouse.move(0, 0);
  }
}
