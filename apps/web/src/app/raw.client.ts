import { basePath } from '../base/base-path.ts';
import { ProblemError } from '../base/problem.error.ts';
import { callNow } from './api.client.ts';
import { currentMark, sessionLost, sessionSwapped } from './session.signals.ts';
import { traceParent } from './trace-parent.ts';

export async function rawCall(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('X-CSRF', '1');
  headers.set('traceparent', traceParent());
  const mark = currentMark();
  if (mark) headers.set('X-Sessao', mark);
  const request = new Request(`${window.location.origin}${basePath}${path}`, { ...init, headers });
  const answer = await callNow(request).catch(refuseUnlessAborted);
  if (answer.ok) return answer;
  const problem = new ProblemError(answer.status, await answer.json().catch(() => ({})));
  if (problem.is('sessao-trocada')) sessionSwapped();
  else if (problem.status === 401) sessionLost();
  throw problem;
}

function refuseUnlessAborted(cause: unknown): never {
  if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
  throw new ProblemError(0, {});
}
