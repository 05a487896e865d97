import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { drawn } from './screens.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violation = { id: string; impact: string; nodes: { target: string[]; failureSummary: string }[] };
type Axe = { run: (place: unknown, options: unknown) => Promise<{ violations: Violation[] }> };

/** Waits for animations that end: measured while it fades in, an element would have half its contrast. */
const still = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY),
  );

type RunOnly = { type: 'tag' | 'rule'; values: string[] };

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** WCAG 2.2 A and AA violations of the page as drawn. */
export const violations = (page: Page) => violationsOf(page, { type: 'tag', values: WCAG });

/** All that the theme changes. A long list says its colours in its first rows, and each text costs axe time. */
const COLOURS = ['color-contrast'];
const MORE_ROWS = 'tbody > tr:nth-child(n + 12)';

/** The violations of the same page's colours, where the system prefers dark. */
export async function violationsInTheDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const found = await violationsOf(page, { type: 'rule', values: COLOURS }, MORE_ROWS);
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

/** Texts of the same page below WCAG's 7:1, where this device asks for high contrast. */
export async function violationsInHighContrast(page: Page): Promise<string[]> {
  const wear = (contraste: string) =>
    page.evaluate(each => document.documentElement.setAttribute('data-contraste', each), contraste);
  await wear('alto');
  const found = await violationsOf(page, { type: 'rule', values: ['color-contrast-enhanced'] }, MORE_ROWS);
  await wear('normal');
  return found;
}

/** Runs axe through the debugger, so the page's CSP stays as it is. */
async function violationsOf(page: Page, runOnly: RunOnly, apart?: string): Promise<string[]> {
  await drawn(page);
  await still(page);
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(AXE);
  const found = await page.evaluate(
    async ({ runOnly, exclude }) => {
      const axe = Reflect.get(globalThis, 'axe') as Axe;
      const result = await axe.run(
        { exclude },
        {
          runOnly,
          // Rules that pass are not reported, so axe need not describe them.
          resultTypes: ['violations'],
          // axe fetches no sheet or recording a second time: none of these rules needs a sheet, and there are no recordings.
          preload: false,
        },
      );
      return result.violations;
    },
    { runOnly, exclude: apart ? [apart] : [] },
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.target.join(' ')} — ${node.failureSummary.split('\n')[1]?.trim()}`),
  );
}
