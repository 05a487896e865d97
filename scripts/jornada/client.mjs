// The BFF as an integrator calls it: a token from POST /api/token, JSON in and out, problems turned into errors. Told to come
// later, it retries with the same key, as a phone's queue does.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { secondsUntilAgain } from './again.mjs';

/** 0: the connection was cut, or there was none. */
const LATER = new Set([0, 429, 503, 504]);
const PATIENCE_MS = 120_000;

export const putOff = new Map();

export class Refused extends Error {
  constructor(where, status, content, tries) {
    super(`${where}: ${status} ${content?.title} — ${content?.detail} ${JSON.stringify(content?.errors ?? '')}`);
    this.status = status;
    this.tries = tries;
  }
}

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
    const request = {
      method,
      headers: {
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': type }),
        // The same key at each try, so that what was done and not heard of is not done twice.
        ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
        ...headers,
      },
      body: body === undefined ? undefined : type === 'application/json' ? JSON.stringify(body) : body,
    };
    const { answer, tries } = await untilAnswered(this.base + path, request);
    const content = answer.text ? JSON.parse(answer.text) : undefined;
    if (answer.status >= 400) throw new Refused(`${method} ${path.split('?')[0]}`, answer.status, content, tries);
    return { body: content, etag: answer.headers.get('etag') };
  }

  get = async path => (await this.call('GET', path)).body;
  post = async (path, body) => (await this.call('POST', path, { body })).body;
}

async function ask(url, request) {
  try {
    const answer = await fetch(url, request);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  } catch (error) {
    return { status: 0, headers: new Headers(), error };
  }
}

async function untilAnswered(url, request) {
  const deadline = Date.now() + PATIENCE_MS;
  for (let tries = 1; ; tries += 1) {
    const answer = await ask(url, request);
    const seconds = secondsUntilAgain(answer.headers.get('retry-after'), tries);
    if (!LATER.has(answer.status) || Date.now() + seconds * 1_000 > deadline) {
      if (answer.error) throw answer.error;
      return { answer, tries };
    }
    const name = answer.status || 'no answer';
    putOff.set(name, (putOff.get(name) ?? 0) + 1);
    await wait(seconds * 1_000);
  }
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
