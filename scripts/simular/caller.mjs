// Makes one call as the web client does, by the name of its operation, timed and counted by deadline class.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { secondsUntilAgain } from '../jornada/again.mjs';
import { at } from '../steps/shell.mjs';

const { operations: relayed } = await import(at('packages/contracts/dist/generated/operations.js'));

const own = {
  obterSessao: { method: 'GET', path: '/api/sessao', classe: 'leitura' },
  obterMenu: { method: 'GET', path: '/api/menu', classe: 'leitura' },
  obterInicio: { method: 'GET', path: '/api/inicio', classe: 'leitura' },
  emitirToken: { method: 'POST', path: '/api/token', classe: 'login' },
};

const operations = {
  ...Object.fromEntries(Object.entries(relayed).map(([id, one]) => [id, { ...one, path: `/api${one.path}` }])),
  ...own,
};

/** Tries of one act: a device told to come back later does so, with the same key. */
const TRIES = 12;
const LONGEST_WAIT_S = 20;
const LATER = new Set([429, 502, 503, 504]);
const SOCKETS = 512;
const LONGEST_MS = 180_000;

class Refused extends Error {
  constructor(operation, status, slug, detail) {
    super(`${operation}: ${status} ${slug} ${detail}`);
    this.slug = slug;
    this.status = status;
  }
}

export function newTally() {
  const classes = new Map();
  const of = classe => {
    if (!classes.has(classe)) classes.set(classe, { times: [], later: 0, refused: 0, problems: new Map() });
    return classes.get(classe);
  };
  return { classes, of, operations: new Map() };
}

function noteOperation({ operations }, id, milliseconds) {
  const known = operations.get(id) ?? { count: 0, total: 0, most: 0 };
  known.count += 1;
  known.total += milliseconds;
  known.most = Math.max(known.most, milliseconds);
  operations.set(id, known);
}

function count(entry, slug) {
  entry.problems.set(slug, (entry.problems.get(slug) ?? 0) + 1);
}

const slugOf = (status, text) => {
  try {
    return JSON.parse(text).type?.split('/').pop() ?? String(status);
  } catch {
    return String(status);
  }
};
const detailOf = text => text.slice(0, 400);

export function newCaller(base, tally) {
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });
  const { hostname, port } = new URL(base);

  function exchange({ method, path, headers, body }) {
    return new Promise((resolve, reject) => {
      const sent = request({ agent, hostname, port, method, path, headers, timeout: LONGEST_MS }, answer => {
        const chunks = [];
        answer.on('data', chunk => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(chunks) }),
        );
      });
      sent.on('timeout', () => sent.destroy(new Error('timeout')));
      sent.on('error', reject);
      sent.end(body);
    });
  }

  function messageOf(operation, { token, address, params = {}, query, body, bytes, type, ifMatch }) {
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name]));
    const content = bytes ?? (body === undefined ? undefined : Buffer.from(JSON.stringify(body)));
    return {
      method: operation.method,
      path: query ? `${path}?${new URLSearchParams(query)}` : path,
      body: content,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(address && { 'x-forwarded-for': address }),
        ...(content && { 'content-type': type ?? 'application/json', 'content-length': content.length }),
        ...(ifMatch && { 'if-match': ifMatch }),
        ...(operation.headers?.includes('idempotency-key') && { 'idempotency-key': randomUUID() }),
      },
    };
  }

  /** Resolves to `{ status, headers, bytes, json() }` of a good answer; throws Refused for the others, after the tries. */
  async function call(id, what = {}) {
    const operation = operations[id];
    const entry = tally.of(operation.classe);
    const message = messageOf(operation, what);
    for (let tries = 1; ; tries += 1) {
      const began = performance.now();
      const answer = await exchange(message).catch(error => ({
        status: 0,
        error,
        headers: {},
        bytes: Buffer.alloc(0),
      }));
      if (answer.status >= 200 && answer.status < 300) {
        const took = performance.now() - began;
        entry.times.push(took);
        noteOperation(tally, id, took);
        return { ...answer, json: () => JSON.parse(answer.bytes.toString()) };
      }
      const text = answer.bytes.toString();
      const slug = answer.status
        ? slugOf(answer.status, text)
        : `sem-resposta-${answer.error.code ?? answer.error.message}`;
      count(entry, slug);
      if ((answer.status === 0 || LATER.has(answer.status)) && tries < TRIES) {
        entry.later += 1;
        const seconds = secondsUntilAgain(answer.headers['retry-after'], tries);
        await new Promise(resolve => setTimeout(resolve, Math.min(seconds, LONGEST_WAIT_S) * 1000));
        continue;
      }
      entry.refused += 1;
      throw new Refused(id, answer.status, slug, detailOf(text));
    }
  }

  return { call, close: () => agent.destroy() };
}
