/** One moment at which a job is due. It is served once: `chave` is unique for the job. */
export type Moment = {
  readonly chave: string;
  readonly previstoEm: Date;
  /** After this the moment is useless and is recorded as lost; null: never. */
  readonly valeAte: Date | null;
  /** Set where the moment belongs to one zone and meal day. */
  readonly fuso?: string;
  readonly data?: string;
};

export type Period = { readonly after: Date; readonly until: Date };

/** Work that runs by itself. The names and descriptions of jobs belong to the domain, in Portuguese. */
export type Job = {
  readonly nome: string;
  readonly quando: string;
  readonly oQueFaz: string;
  /** Runs every few minutes: only the latest moment matters, and of runs that found nothing to do only the last is kept. */
  readonly recorrente: boolean;
  momentos(period: Period): Promise<readonly Moment[]>;
  /** Must bear being started again for the same moment. Returns how many it touched; stops early when the signal says so. */
  executar(moment: Moment, signal: AbortSignal): Promise<number>;
};

export function mealDayOf({ chave, data, fuso }: Moment): { data: string; fuso: string } {
  if (data === undefined || fuso === undefined) throw new Error(`${chave} is of no meal day`);
  return { data, fuso };
}
