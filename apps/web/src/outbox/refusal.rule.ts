import { ProblemError, sentenceOf } from '../base/problem.error.ts';

/** Without an answer, with a failing server or a session to renew, a later try may succeed. Anything else is a refusal. */
export const isForLater = (error: unknown) =>
  !(error instanceof ProblemError) ||
  error.status < 400 ||
  error.status >= 500 ||
  [401, 408, 429].includes(error.status) ||
  error.is('sessao-trocada');

/** The reason to wait, shown in the queue. Without an answer the server's last reason stands. */
export const reasonToWait = (error: unknown): { waiting?: string } =>
  error instanceof ProblemError && error.status > 0 ? { waiting: sentenceOf(error) } : {};
