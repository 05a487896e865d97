import type { Page } from 'playwright-core';

/** What this person's session reads from the government API: what really stands on the server. */
export async function read<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(`/api/ms-alipen/${path}`, { headers: { 'X-CSRF': '1' } });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}
