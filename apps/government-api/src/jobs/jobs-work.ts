import { Injectable } from '@nestjs/common';
import type { Moment } from './job.ts';

/** Does it for one moment and answers how many it touched; doing it again touches nothing. */
export type Work = (moment: Moment, signal: AbortSignal) => Promise<number>;

/** What is done by itself, offered by those who own it, by the job's name, as they are made. One job may be of several. */
@Injectable()
export class JobsWork {
  private readonly offered = new Map<string, Work[]>();

  offer(works: Readonly<Record<string, Work>>): void {
    for (const [job, work] of Object.entries(works)) this.offered.set(job, [...(this.offered.get(job) ?? []), work]);
  }

  get jobs(): readonly string[] {
    return [...this.offered.keys()];
  }

  /** Each part of a job, one after the other; what was done stays done when a later one fails. */
  of(job: string): Work {
    const parts = this.offered.get(job);
    if (!parts) throw new Error(`nobody offers the work of the job ${job}`);
    return async (moment, signal) => {
      let total = 0;
      for (const part of parts) total += await part(moment, signal);
      return total;
    };
  }
}
