import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from '../src/generated/bff.ts';

export type { components, operations, paths } from '../src/generated/bff.ts';

/** What every refusal is (RFC 9457), in the words of the product. */
export type Problem = components['schemas']['Problema'];

export type Options = {
  /** Where the product answers, with its base path: https://alipen.orgao.gov.br. */
  readonly baseUrl: string;
  /** Of the service account: conta-7. */
  readonly clientId: string;
  readonly clientSecret: string;
  /** Another one, for tests or proxies. */
  readonly fetch?: typeof globalThis.fetch;
};

/** A call that was refused, or an answer that was not the API's. */
export class AlipenError extends Error {
  override name = 'AlipenError';

  constructor(
    readonly status: number,
    readonly problem: Partial<Problem>,
  ) {
    super(problem.detail ?? problem.title ?? `HTTP ${status}`);
  }
}

/** Asked for anew so long before the end: clocks differ, and calls take their time. */
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
 * The API with its types. Tokens are asked for and renewed by themselves; one that was refused is asked for anew, once.
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
      // A body can be read once.
      const again = request.clone();
      const answer = await authorized(request);
      if (answer.status !== UNAUTHORIZED) return answer;
      tokens.forget();
      return authorized(again);
    },
  });
  return Object.assign(client, { body });
}

/** The body of a call that succeeded; anything else becomes an AlipenError. */
async function body<T>(call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await call;
  if (response.ok) return data as T;
  throw new AlipenError(response.status, typeof error === 'object' && error !== null ? error : {});
}

export { verifyWebhook, type WebhookEvent } from './webhook.ts';
