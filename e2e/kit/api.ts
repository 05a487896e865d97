import type { Page } from 'playwright-core';

const TRIES = 10;

/** What the page's own session reads from the government API: what really stands on the server. */
export async function read<T>(page: Page, path: string): Promise<T> {
  const ask = () =>
    page.evaluate(async where => {
      const answer = await fetch(`/api/ms-alipen/${where}`, { headers: { 'X-CSRF': '1' } });
      return { status: answer.status, text: await answer.text() };
    }, path);
  let answer = await ask();
  // A product that has just begun may answer that it was slow: asked again, as a person would.
  for (let n = 1; answer.status >= 500 && n < TRIES; n++) {
    await page.waitForTimeout(1_000);
    answer = await ask();
  }
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return JSON.parse(answer.text) as T;
}
