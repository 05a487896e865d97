import type { AxiosAdapter, AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import type { Dispatcher } from 'undici';
import type { Upstream } from './upstream.service.ts';

const LARGEST = 64 * 1024;

/** Reads a body as text and gives up, closing the socket, past `limit` bytes. */
export async function readText(body: Dispatcher.ResponseData['body'], limit = LARGEST): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) throw Object.assign(new Error('the answer is too large'), { code: 'ANSWER_TOO_LARGE' });
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
export function undiciAdapter(upstream: Upstream): AxiosAdapter {
  return async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    const path = `${upstream.prefix}${config.url ?? ''}`;
    if (new URL(path, upstream.origin).origin !== upstream.origin) throw new Error('the call would leave the upstream');
    // axios names a form where nothing is sent at all.
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
    return {
      data: await readText(answer.body, config.maxContentLength ?? LARGEST),
      status: answer.statusCode,
      statusText: '',
      headers: header(answer.headers),
      config,
    };
  };
}
