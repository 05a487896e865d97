import type { BrowserContext, Page } from 'playwright-core';
import { until } from './until.ts';

/**
 * Kills the renderer at once, so that no handler of the page runs, as when the machine takes the memory back. The browser closes the tab: a
 * crashed page does not answer when asked to close.
 */
export async function killTab(context: BrowserContext, page: Page): Promise<void> {
  const closed = new Promise(resolve => page.once('close', resolve));
  const session = await context.newCDPSession(page);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  const browser = await context.browser()?.newBrowserCDPSession();
  void session.send('Page.crash').catch(() => undefined);
  await page.waitForEvent('crash');
  await browser?.send('Target.closeTarget', { targetId: targetInfo.targetId });
  await closed;
}

/** The text is in this computer's store. By then what the page itself asked of the store before has been answered. */
export const stored = (page: Page, base: string, store: string, text: string) =>
  until(
    () =>
      page.evaluate(
        ([name = '', rows = '']) =>
          new Promise<string>((resolve, reject) => {
            const opening = indexedDB.open(name);
            opening.onerror = () => reject(opening.error);
            opening.onsuccess = () => {
              const read = opening.result.transaction(rows).objectStore(rows).getAll();
              read.onsuccess = () => {
                opening.result.close();
                resolve(JSON.stringify(read.result));
              };
            };
          }),
        [base, store],
      ),
    all => all.includes(text),
  );
