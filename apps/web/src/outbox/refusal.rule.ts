import { ProblemError } from '../app/problem.error.ts';

/** No answer, a failing server, a session to renew: what was not said may still be done. Anything else is a refusal. */
export const isForLater = (error: unknown) =>
  !(error instanceof ProblemError) ||
  error.status < 400 ||
  error.status >= 500 ||
  [401, 408, 429].includes(error.status) ||
  error.is('sessao-trocada');
