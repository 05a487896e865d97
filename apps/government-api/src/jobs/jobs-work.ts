import { Injectable } from '@nestjs/common';
import type { Moment } from './job.ts';

/** Works for one moment and returns how many it touched; doing it again touches nothing. */
export type Work = (moment: Moment, signal: AbortSignal) => Promise<number>;

/** Features offer their part of a job here, by its name, as they are constructed. One job may have several parts. */
@Injectable()
export class JobsWork {
  private readonly offered = new Map<string, Work[]>();

  offer(works: Readonly<Record<string, Work>>): void {
    for (const [job, work] of Object.entries(works)) this.offered.set(job, [...(this.offered.get(job) ?? []), work]);
  }

  get jobs(): readonly string[] {
    return [...this.offered.keys()];
  }

  /** Runs the parts of a job one after the other. What was done stays done when a later part fails. */
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
