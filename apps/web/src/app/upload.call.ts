import { basePath } from '../base/base-path.ts';
import { ProblemError } from '../base/problem.error.ts';
import { noteServerDate } from '../base/server-clock.ts';
import { currentMark, sessionLost, sessionSwapped } from './session.signals.ts';

/** A stalled connection must not hold up what else could be sent. */
const LONGEST_MS = 120_000;

/** Sends a file and tells the part already sent, from 0 to 1, which `fetch` does not tell. */
export function upload<T>(
  path: string,
  file: Blob,
  onProgress: (part: number) => void,
  method: 'POST' | 'PUT' = 'POST',
): Promise<T> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(method, `${window.location.origin}${basePath}${path}`);
    call.timeout = LONGEST_MS;
    call.setRequestHeader('Content-Type', file.type);
    call.setRequestHeader('X-CSRF', '1');
    const mark = currentMark();
    if (mark) call.setRequestHeader('X-Sessao', mark);
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onerror = () => reject(new ProblemError(0, {}));
    call.ontimeout = call.onerror;
    call.onload = () => {
      noteServerDate(call.getResponseHeader('date'));
      const answer = readAnswer(call.responseText);
      if (call.status >= 200 && call.status < 300) resolve(answer as T);
      else reject(refusal(new ProblemError(call.status, answer)));
    };
    call.send(file);
  });
}

function refusal(problem: ProblemError) {
  if (problem.is('sessao-trocada')) sessionSwapped();
  else if (problem.status === 401) sessionLost();
  return problem;
}

// A proxy on the way may answer HTML.
function readAnswer(text: string): object {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null ? answer : {};
  } catch {
    return {};
  }
}
