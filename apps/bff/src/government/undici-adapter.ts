import type { Spans } from '@alipen/platform/tracing/spans';
import type { AxiosAdapter, AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import type { Dispatcher } from 'undici';
import { callSpan } from './call-span.ts';
import type { FirstAnswer } from './first-answer.ts';
import type { Upstream } from './upstream.service.ts';

const LARGEST = 64 * 1024;
const LINE = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** A connection that fails midway brought a bad answer; a deadline that passes stays a deadline. */
async function* whole(body: Dispatcher.ResponseData['body']): AsyncGenerator<Buffer> {
  try {
    yield* body;
  } catch (error) {
    const code = error instanceof Error ? String(Reflect.get(error, 'code') ?? '') : '';
    throw LINE.has(code) ? Object.assign(new Error('the answer was cut'), { code: 'ANSWER_CUT' }) : error;
  }
}

function tooLarge(body: Dispatcher.ResponseData['body']): Error {
  body.on('error', () => undefined).destroy();
  return Object.assign(new Error('the answer is too large'), { code: 'ANSWER_TOO_LARGE' });
}

/** Reads a body as text and gives up, closing the socket, past `limit` bytes. */
export async function readText(body: Dispatcher.ResponseData['body'], limit = LARGEST): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of whole(body)) {
    size += chunk.length;
    if (size > limit) throw tooLarge(body);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function header(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/**
 * axios over the shared pool. The address is always ours plus `config.url`: a path that would leave the origin is refused,
 * redirects are never followed and no proxy of the environment applies (security.md B8).
 */
export function undiciAdapter(upstream: Upstream, spans: Spans | null, first: FirstAnswer): AxiosAdapter {
  return async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    const span = spans && callSpan(spans, (config.method ?? 'get').toUpperCase(), routeOf(config.url));
    if (span) config.headers.set('traceparent', span.traceparent);
    let status = 0;
    try {
      const answer = await send(upstream, config);
      status = answer.status;
      first.note(status);
      return answer;
    } finally {
      span?.end(status);
    }
  };
}

/** Addresses hold ids and dates; a span has the path alone, with its numbers replaced. */
const routeOf = (url = ''): string => (url.split('?')[0] ?? '').replaceAll(/\/\d[^/]*/g, '/{}');

async function send(upstream: Upstream, config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  const path = `${upstream.prefix}${config.url ?? ''}`;
  if (new URL(path, upstream.origin).origin !== upstream.origin) throw new Error('the call would leave the upstream');
  // axios sets the content type of a form even where nothing is sent.
  if (config.data === undefined) config.headers.delete('content-type');
  const answer = await upstream.agent.request({
    origin: upstream.origin,
    path,
    method: (config.method ?? 'get').toUpperCase() as Dispatcher.HttpMethod,
    headers: config.headers.toJSON() as Record<string, string>,
    body: config.data ?? null,
    // axios's own timeout does not end a slow answer; here it is the deadline of the first byte.
    headersTimeout: config.timeout ?? 0,
    signal: (config.signal as AbortSignal | undefined) ?? null,
  });
  const limit = config.maxContentLength ?? LARGEST;
  if (Number(answer.headers['content-length'] ?? 0) > limit) throw tooLarge(answer.body);
  return {
    data: await readText(answer.body, limit),
    status: answer.statusCode,
    statusText: '',
    headers: header(answer.headers),
    config,
  };
}
