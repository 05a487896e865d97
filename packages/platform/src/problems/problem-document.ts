import { catalogue } from './catalogue.ts';
import type { ErroDeCampo, Problema } from './problema.ts';

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** RFC 9457. `instance` is the id of the request, the code a person quotes to the service desk. */
export type ProblemDocument = {
  type: string;
  title: string;
  status: number;
  detail: string;
  instance: string;
  errors?: readonly ErroDeCampo[];
};

export function problemDocument(problem: Problema, requestId: string): ProblemDocument {
  const { status, title } = catalogue[problem.slug];
  const { detail, errors, members } = problem.extra;
  return {
    ...members,
    type: `/problemas/${problem.slug}`,
    title,
    status,
    detail: detail ?? `${title}.`,
    instance: requestId,
    ...(errors?.length ? { errors: errors.slice(0, 200) } : {}),
  };
}
