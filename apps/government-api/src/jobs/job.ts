/** One moment a job answers for. Served once: `chave` is unique for the job. */
export type Moment = {
  readonly chave: string;
  readonly previstoEm: Date;
  /** After it the moment makes no sense any more and is written down as lost; null: however late. */
  readonly valeAte: Date | null;
  /** Where it is of one zone and one meal day. */
  readonly fuso?: string;
  readonly data?: string;
};

export type Period = { readonly after: Date; readonly until: Date };

/** What is done by itself. The names of jobs and what they say of themselves are the domain's, in Portuguese. */
export type Job = {
  readonly nome: string;
  readonly quando: string;
  readonly oQueFaz: string;
  /** Runs every few minutes: only the latest moment matters, and of runs that found nothing to do only the last is kept. */
  readonly recorrente: boolean;
  /** The moments after one instant and up to another. */
  momentos(period: Period): Promise<readonly Moment[]>;
  /** Does it, however often it was begun before, and answers how many it touched. Stops early where the signal says so. */
  executar(moment: Moment, signal: AbortSignal): Promise<number>;
};

/** The meal day a moment is of. */
export function mealDayOf({ chave, data, fuso }: Moment): { data: string; fuso: string } {
  if (data === undefined || fuso === undefined) throw new Error(`${chave} is of no meal day`);
  return { data, fuso };
}
