import { ProblemError } from '../base/problem.error.ts';

/** What a failed call leaves the draft in. Only a refusal needs the person to act. */
export type Failure = 'offline' | 'signedOut' | 'refused';

const OUTRUN = [404, 409, 412];

/** Somebody else saved, sent or removed the record in between. */
export const isOutrun = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && OUTRUN.includes(error.status);

export const failureOf = (error: unknown): Failure => {
  if (!(error instanceof ProblemError)) return 'refused';
  if (error.status === 401) return 'signedOut';
  return error.status === 0 || error.status === 429 || error.status >= 500 ? 'offline' : 'refused';
};

/** Milliseconds between retries. */
const WAITS = [2_000, 5_000, 10_000, 20_000, 30_000];

/** The wait after the nth failure in a row, counted from 0. */
export const waitAfter = (failures: number): number => WAITS[Math.min(failures, WAITS.length - 1)] ?? 0;

const AUTHOR = /por (.+?) (?:às|em) (?:.* )?(\d{2}:\d{2})/;

/** Who saved meanwhile and when ("Fulana, 14:32"); parsed from the sentence where the problem has no `alteracao`. */
export function authorOf(error: Error): string {
  if (!(error instanceof ProblemError)) return '';
  const { problema } = error;
  const apart = (problema as { alteracao?: { por: string | null; em: string } }).alteracao;
  if (apart) {
    const hour = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' }).format(new Date(apart.em));
    return `${apart.por ?? 'o sistema'}, ${hour}`;
  }
  const [, name, hour] = AUTHOR.exec(problema.detail ?? '') ?? [];
  return name ? `${name}, ${hour}` : 'outra pessoa';
}
