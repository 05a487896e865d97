import type { paths } from '@alipen/contracts/generated/bff';
import createClient, { type Middleware } from 'openapi-fetch';
import { basePath } from '../base/base-path.ts';
import { type Problema, ProblemError } from '../base/problem.error.ts';
import { noteServerDate } from '../base/server-clock.ts';
import { currentMark, currentRecovery, sessionLost, sessionSwapped } from './session.signals.ts';
import { traceParent } from './trace-parent.ts';

const headersOfTheSession: Middleware = {
  onRequest({ request }) {
    request.headers.set('X-CSRF', '1');
    request.headers.set('traceparent', traceParent());
    const mark = currentMark();
    if (mark) request.headers.set('X-Sessao', mark);
    return request;
  },
  onResponse({ response }) {
    noteServerDate(response.headers.get('date'));
  },
};

// `globalThis.fetch` is looked up at each call, so that a replaced fetch (a test, a browser extension) is the one used.
export async function callNow(request: Request): Promise<Response> {
  const recover = currentRecovery();
  // A body can be read only once, so a copy is kept for the second try.
  const again = recover && request.clone();
  const answer = await globalThis.fetch(request);
  return answer.status === 401 && again ? recover(again, answer) : answer;
}

export const api = createClient<paths>({ baseUrl: window.location.origin + basePath, fetch: callNow });
api.use(headersOfTheSession);

/** In these calls a 401 answers the question asked; it does not mean that the session is over. */
const OPEN_CALLS = ['/api/login', '/api/entrada/chave', '/api/sessao', '/api/logout'];

interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** The body of a successful call; anything else becomes a ProblemError. */
export async function body<T>(call: Promise<Answer<T>>): Promise<T> {
  const answer = await call.catch(refuseUnlessAborted);
  if (answer.response.ok) return answer.data as T;
  const problem = new ProblemError(answer.response.status, problemIn(answer.error));
  if (problem.is('sessao-trocada')) sessionSwapped();
  else if (problem.status === 401 && !OPEN_CALLS.some(path => answer.response.url.endsWith(path))) sessionLost();
  throw problem;
}

function refuseUnlessAborted(cause: unknown): never {
  if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
  throw new ProblemError(0, {});
}

// A proxy on the way may answer HTML: only an object can be a problem document.
const problemIn = (error: unknown): Partial<Problema> => (typeof error === 'object' && error !== null ? error : {});
