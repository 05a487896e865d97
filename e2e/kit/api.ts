import type { Page } from 'playwright-core';

/** What the page's own session reads from the government API: what really stands on the server. */
export const read = <T>(page: Page, path: string): Promise<T> =>
  page.evaluate(async where => (await fetch(`/api/ms-alipen/${where}`, { headers: { 'X-CSRF': '1' } })).json(), path);
