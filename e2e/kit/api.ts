import type { Page, Response } from 'playwright-core';

const OURS = { 'X-CSRF': '1', 'Sec-Fetch-Site': 'same-origin' };
const at = (path: string) => `/api/ms-alipen/${path}`;

export async function read<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(at(path), { headers: OURS });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

export async function readBytes(page: Page, path: string): Promise<Buffer> {
  const answer = await page.request.get(at(path), { headers: OURS });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.body();
}

/** The ETag of this record, for the If-Match of a change (`write`). */
export const etagOf = async (page: Page, path: string): Promise<string> =>
  (await page.request.get(at(path), { headers: OURS })).headers().etag ?? '';

/** Does not throw on a refusal: the caller judges `status`. */
export async function write<T = unknown>(
  page: Page,
  method: 'POST' | 'PUT',
  path: string,
  data: object,
  etag?: string,
): Promise<{ status: number; body: T }> {
  const { marca } = await (await page.request.get('/api/sessao', { headers: OURS })).json();
  const answer = await page.request.fetch(at(path), {
    method,
    data,
    headers: {
      ...OURS,
      'X-Sessao': marca,
      'Idempotency-Key': crypto.randomUUID(),
      ...(etag !== undefined && { 'If-Match': etag }),
    },
  });
  return { status: answer.status(), body: await answer.json() };
}

/** The page's answer from an address that holds `part`; one that says to ask again later is the client's affair, not the journey's. */
export const taken = (page: Page, part: string): Promise<Response> =>
  page.waitForResponse(answer => answer.url().includes(part) && answer.ok());
