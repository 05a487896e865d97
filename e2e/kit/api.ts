import { setTimeout as wait } from 'node:timers/promises';
import type { APIResponse, Page, Response } from 'playwright-core';

const OURS = { 'X-CSRF': '1', 'Sec-Fetch-Site': 'same-origin' };
const at = (path: string) => `/api/ms-alipen/${path}`;

/** A server out of breath says when to ask again, and is asked then, as the client does. */
export async function answered(ask: () => Promise<APIResponse>): Promise<APIResponse> {
  for (;;) {
    const answer = await ask();
    const seconds = Number(answer.headers()['retry-after']);
    if (answer.status() !== 503 || !seconds) return answer;
    await wait(seconds * 1000);
  }
}

const get = (page: Page, path: string) => answered(() => page.request.get(path, { headers: OURS }));

export async function read<T>(page: Page, path: string): Promise<T> {
  const answer = await get(page, at(path));
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

export async function readBytes(page: Page, path: string): Promise<Buffer> {
  const answer = await get(page, at(path));
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.body();
}

/** The ETag of this record, for the If-Match of a change (`write`). */
export const etagOf = async (page: Page, path: string): Promise<string> =>
  (await get(page, at(path))).headers().etag ?? '';

/** Does not throw on a refusal: the caller judges `status`. */
export async function write<T = unknown>(
  page: Page,
  method: 'POST' | 'PUT',
  path: string,
  data: object,
  etag?: string,
): Promise<{ status: number; body: T }> {
  const { marca } = await (await get(page, '/api/sessao')).json();
  const headers = {
    ...OURS,
    'X-Sessao': marca,
    'Idempotency-Key': crypto.randomUUID(),
    ...(etag !== undefined && { 'If-Match': etag }),
  };
  const answer = await answered(() => page.request.fetch(at(path), { method, data, headers }));
  return { status: answer.status(), body: await answer.json() };
}

/** The page's answer from an address that holds `part`; one that says to ask again later is the client's affair, not the journey's. */
export const taken = (page: Page, part: string): Promise<Response> =>
  page.waitForResponse(answer => answer.url().includes(part) && answer.ok());
