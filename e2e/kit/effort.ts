import type { BrowserContext, Page } from 'playwright-core';

/** `cliques` are presses of mouse or finger; of `teclas`, those held for another do not count. What the camera asks is not ours. */
export interface Effort {
  cliques: number;
  teclas: number;
}

const KEPT = 'journey-effort';

/** From now on each tab of this context counts what its person does to it, over all its pages. */
export const countEffort = (context: BrowserContext) =>
  context.addInitScript(kept => {
    const HELD = ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph'];
    const add = (name: 'cliques' | 'teclas') => {
      const so = JSON.parse(sessionStorage.getItem(kept) ?? '{"cliques":0,"teclas":0}');
      so[name] += 1;
      sessionStorage.setItem(kept, JSON.stringify(so));
    };
    // Not at the window: a press on what moved away meanwhile is stopped there by the driver, which presses again.
    document.addEventListener('pointerdown', event => event.isTrusted && event.isPrimary && add('cliques'), true);
    document.addEventListener('keydown', event => event.isTrusted && !HELD.includes(event.key) && add('teclas'), true);
  }, KEPT);

export const effortOf = (page: Page): Promise<Effort> =>
  page.evaluate(kept => JSON.parse(sessionStorage.getItem(kept) ?? '{"cliques":0,"teclas":0}'), KEPT);
