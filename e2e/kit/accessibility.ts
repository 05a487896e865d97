import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { drawn } from './screens.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violation = { id: string; impact: string; nodes: { target: string[]; failureSummary: string }[] };

/** Waits for animations that end: measured while it fades in, an element would have half its contrast. */
const still = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY),
  );

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** All that the theme changes. */
const COLOURS = ['color-contrast'];

/**
 * WCAG 2.2 A and AA violations of the page as drawn, and those of its colours in the dark. Runs axe through the debugger, so the page's
 * CSP stays as it is.
 */
export async function violations(page: Page): Promise<string[]> {
  const light = await violationsOf(page, WCAG);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violationsOf(page, COLOURS);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map(each => `in the dark, ${each}`)];
}

async function violationsOf(page: Page, rules: string[]): Promise<string[]> {
  await drawn(page);
  await still(page);
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(AXE);
  const found = await page.evaluate(async runOnly => {
    const axe = Reflect.get(globalThis, 'axe') as { run: (options: unknown) => Promise<{ violations: Violation[] }> };
    const result = await axe.run({
      runOnly,
      // Rules that pass are not reported, so axe need not describe them.
      resultTypes: ['violations'],
      // axe fetches no sheet or recording a second time: none of these rules needs a sheet, and there are no recordings.
      preload: false,
    });
    return result.violations;
  }, rules);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.target.join(' ')} — ${node.failureSummary.split('\n')[1]?.trim()}`),
  );
}
