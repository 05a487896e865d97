// The BFF as an integrator calls it: a token from POST /api/token, JSON in and out, problems turned into errors.
export class Client {
  constructor(base, token) {
    this.base = base;
    this.token = token;
  }

  static async signIn(base, cpf, senha) {
    const { body } = await new Client(base).call('POST', '/api/token', { body: { cpf, senha } });
    return new Client(base, body.token);
  }

  async call(method, path, { body, type = 'application/json', headers = {} } = {}) {
    const answer = await fetch(this.base + path, {
      method,
      headers: {
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': type }),
        ...headers,
      },
      body: body === undefined ? undefined : type === 'application/json' ? JSON.stringify(body) : body,
    });
    const text = await answer.text();
    const content = text ? JSON.parse(text) : undefined;
    if (!answer.ok) {
      const where = `${method} ${path.split('?')[0]}`;
      throw new Error(
        `${where}: ${answer.status} ${content?.title} — ${content?.detail} ${JSON.stringify(content?.errors ?? '')}`,
      );
    }
    return { body: content, etag: answer.headers.get('etag') };
  }

  get = async path => (await this.call('GET', path)).body;
  post = async (path, body) => (await this.call('POST', path, { body })).body;
}

/** Runs `task` over `items`, at most `width` at once; the first failure stops the rest. */
export async function inParallel(items, width, task) {
  const results = new Array(items.length);
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const at = next++;
      results[at] = await task(items[at], at);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
