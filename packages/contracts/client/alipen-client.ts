import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from '../src/generated/bff.ts';

export type { components, operations, paths } from '../src/generated/bff.ts';

/** The body of every refusal (RFC 9457). */
export type Problem = components['schemas']['Problema'];

export type Options = {
  /** Address of the product, with its base path, such as https://alipen.orgao.gov.br. */
  readonly baseUrl: string;
  /** Id of the service account, such as conta-7. */
  readonly clientId: string;
  readonly clientSecret: string;
  /** Replaces the global one, for tests or proxies. */
  readonly fetch?: typeof globalThis.fetch;
};

export class AlipenError extends Error {
  override name = 'AlipenError';

  constructor(
    readonly status: number,
    readonly problem: Partial<Problem>,
  ) {
    super(problem.detail ?? problem.title ?? `HTTP ${status}`);
  }
}

/** A new token is asked for this long before the end: clocks differ, and calls take their time. */
const MARGIN_MS = 60_000;

class Tokens {
  private current: { readonly token: string; readonly until: number } | undefined;
  private asking: Promise<string> | undefined;

  constructor(private readonly options: Options) {}

  get(): Promise<string> {
    if (this.current && this.current.until > Date.now()) return Promise.resolve(this.current.token);
    this.asking ??= this.ask().finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }

  forget(): void {
    this.current = undefined;
  }

  private async ask(): Promise<string> {
    const { baseUrl, clientId, clientSecret, fetch = globalThis.fetch } = this.options;
    const answer = await fetch(`${baseUrl.replace(/\/$/, '')}/api/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_id: clientId, client_secret: clientSecret }),
    });
    const read: unknown = await answer.json().catch(() => ({}));
    if (!answer.ok) throw new AlipenError(answer.status, read as Partial<Problem>);
    const { token, expiraEm } = read as components['schemas']['TokenDeIntegrador'];
    this.current = { token, until: Date.parse(expiraEm) - MARGIN_MS };
    return token;
  }
}

const UNAUTHORIZED = 401;

/**
 * Tokens are asked for and renewed by themselves; a refused one is asked for anew, once.
 *
 *   const alipen = createAlipen({ baseUrl, clientId, clientSecret });
 *   const pedidos = await alipen.body(alipen.GET('/api/ms-alipen/pedidos', { params: { query: { tamanho: 10 } } }));
 */
export function createAlipen(options: Options): Client<paths> & { body: typeof body } {
  const tokens = new Tokens(options);
  const send = options.fetch ?? globalThis.fetch;
  const authorized = async (request: Request): Promise<Response> => {
    request.headers.set('authorization', `Bearer ${await tokens.get()}`);
    return send(request);
  };
  const client = createClient<paths>({
    baseUrl: options.baseUrl.replace(/\/$/, ''),
    fetch: async request => {
      // A body can be read only once.
      const again = request.clone();
      const answer = await authorized(request);
      if (answer.status !== UNAUTHORIZED) return answer;
      tokens.forget();
      return authorized(again);
    },
  });
  return Object.assign(client, { body });
}

/** Throws an AlipenError unless the call succeeded. */
async function body<T>(call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await call;
  if (response.ok) return data as T;
  throw new AlipenError(response.status, typeof error === 'object' && error !== null ? error : {});
}

export { verifyWebhook, type WebhookEvent } from './webhook.ts';
