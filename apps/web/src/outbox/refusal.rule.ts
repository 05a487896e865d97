import { ProblemError, sentenceOf } from '../app/problem.error.ts';

/** No answer, a failing server, a session to renew: what was not said may still be done. Anything else is a refusal. */
export const isForLater = (error: unknown) =>
  !(error instanceof ProblemError) ||
  error.status < 400 ||
  error.status >= 500 ||
  [401, 408, 429].includes(error.status) ||
  error.is('sessao-trocada');

/** Why it waits, for who looks at the queue. No answer says nothing new: what the server last said stands. */
export const reasonToWait = (error: unknown): { waiting?: string } =>
  error instanceof ProblemError && error.status > 0 ? { waiting: sentenceOf(error) } : {};
