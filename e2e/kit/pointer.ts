import type { Locator, Page } from 'playwright-core';

const TRIES = 6;
const APPEARS_MS = 3_000;

/**
 * Rests the pointer on something until it says what it is. What a page that is still arriving draws anew under a resting
 * pointer has not been entered: a hand moves again.
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
