export interface Seen {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
}

type Answer = { status?: number; json?: unknown; headers?: Record<string, string> } | 'no network';

export function serve(answers: Record<string, Answer | ((seen: Seen) => Answer | Promise<Answer>)>) {
  const calls: Seen[] = [];
  globalThis.fetch = async input => {
    const request = input as Request;
    const { pathname } = new URL(request.url);
    const text = await request.text();
    const seen = { method: request.method, path: pathname, headers: request.headers, body: text && JSON.parse(text) };
    calls.push(seen);
    const found = answers[`${request.method} ${pathname}`];
    const answer = typeof found === 'function' ? await found(seen) : found;
    if (answer === 'no network') throw new TypeError('Failed to fetch');
    const status = answer ? (answer.status ?? 200) : 404;
    const type = status < 400 ? 'application/json' : 'application/problem+json';
    const content = answer?.json === undefined ? null : JSON.stringify(answer.json);
    const form: Record<string, string> = content ? { 'content-type': type } : { 'content-length': '0' };
    return new Response(content, { status, headers: { ...form, ...answer?.headers } });
  };
  return calls;
}

class NothingResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** jsdom lays nothing out and matches no media query. */
export function pretendDesk() {
  globalThis.ResizeObserver = NothingResizes;
  // antd's dialogs ask for the style of a pseudo element, which jsdom does not support and logs each time.
  const styleOf = window.getComputedStyle.bind(window);
  window.getComputedStyle = element => styleOf(element);
  window.matchMedia = query =>
    ({
      matches: false,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as never;
}
