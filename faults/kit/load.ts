import { setTimeout as wait } from 'node:timers/promises';
import { Agent, type Dispatcher } from 'undici';

export type Told = { readonly status: number; readonly type: string; readonly text: string; readonly ms: number };
export type Asking = {
  readonly method?: Dispatcher.HttpMethod;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
};

/** Calls over kept connections, as browsers and balancers make them. `status` 0 is a connection that failed. */
export class Caller {
  private readonly agent = new Agent({ connections: 128, keepAliveTimeout: 30_000 });

  constructor(private readonly origin: string) {}

  async ask(path: string, { method = 'GET', headers = {}, body }: Asking = {}): Promise<Told> {
    const began = performance.now();
    const told = (status: number, text: string): Told => ({
      status,
      type: /"type":"\/problemas\/([a-z-]+)"/.exec(text)?.[1] ?? '',
      text,
      ms: performance.now() - began,
    });
    try {
      const answer = await this.agent.request({
        origin: this.origin,
        path,
        method,
        headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
        body: body ?? null,
      });
      return told(answer.statusCode, await answer.body.text());
    } catch (error) {
      return told(0, String(error));
    }
  }

  close(): Promise<void> {
    return this.agent.destroy();
  }
}

/**
 * Calls at a steady rate until the signal, whatever becomes of those before; resolves when all have been answered. With `atMost`, so many
 * are under way at once and a slow machine is asked more slowly, so that it fails by what breaks and not by what piles up.
 */
export async function steadily(
  rate: number,
  call: (n: number) => Promise<unknown>,
  until: AbortSignal,
  atMost = Number.POSITIVE_INFINITY,
): Promise<void> {
  const under = new Set<Promise<unknown>>();
  let due = performance.now();
  for (let n = 0; !until.aborted; n += 1) {
    if (under.size >= atMost) {
      await Promise.race(under);
      due = Math.max(due, performance.now());
    }
    const early = due - performance.now();
    if (early > 1) await wait(early, undefined, { signal: until }).catch(() => undefined);
    due += 1_000 / rate;
    const one = call(n).finally(() => under.delete(one));
    under.add(one);
  }
  await Promise.all(under);
}

export const percentile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;
