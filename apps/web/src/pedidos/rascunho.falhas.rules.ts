import { ProblemError } from '../base/problem.error.ts';
import type { Fase } from './rascunho.model.ts';

const CONCORRENCIA = [404, 409, 412];

/** Somebody else saved, sent or removed the order in between. */
export const ehConcorrencia = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && CONCORRENCIA.includes(error.status);

/** Of all failures, only a refusal needs the person to act. */
export const faseDa = (error: unknown): Fase => {
  if (!(error instanceof ProblemError)) return 'recusado';
  if (error.status === 401) return 'semSessao';
  return error.status === 0 || error.status === 429 || error.status >= 500 ? 'semConexao' : 'recusado';
};
