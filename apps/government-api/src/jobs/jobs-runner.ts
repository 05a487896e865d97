import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import type { Connection } from '../database/connection.ts';
import { CONNECTION } from '../database/database.module.ts';
import { Database } from '../database/database.ts';
import type { Job, Moment } from './job.ts';
import { JobsRepository, type Run } from './jobs.repository.ts';
import { minutesFrom, nextTry } from './jobs-schedule.ts';
import { OneAtATime } from './one-at-a-time.ts';
import { runAlone } from './run-alone.ts';

const BETWEEN_TICKS = 15_000;
/** How far back moments are looked for after a long time down. */
const LOOK_BACK_MINUTES = 7 * 24 * 60;

type Due = { readonly job: Job; readonly moment: Moment };

/**
 * Finds the moments that are due and not yet served, and serves them one by one, oldest first, in one process at a time.
 * Nothing is kept in memory between two looks, so the first look after hours down finds them too.
 */
@Injectable()
export class JobsRunner implements BeforeApplicationShutdown {
  private readonly logger = new Logger('jobs');
  private readonly jobs: Job[] = [];
  private readonly looks = new OneAtATime();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(CONNECTION) private readonly connection: Connection,
    private readonly database: Database,
    private readonly repository: JobsRepository,
    private readonly clock: Clock,
  ) {}

  /** The order of registration decides between jobs due at the same moment. */
  register(jobs: readonly Job[]): void {
    this.jobs.push(...jobs);
  }

  get registered(): readonly Job[] {
    return this.jobs;
  }

  start(): void {
    const again = async () => {
      await this.tick().catch((error: unknown) => this.logger.error(`looking for what is due failed: ${error}`));
      if (!this.looks.signal.aborted) this.timer = setTimeout(again, BETWEEN_TICKS);
    };
    void again();
  }

  /** Serves everything due now and returns how many moments; undefined where a look under way or another process serves them. */
  tick(): Promise<number | undefined> {
    return this.looks.run(() => runAlone(this.connection, () => this.serveAll()));
  }

  /** Work under way stops at its next pause, and the database stays open until then. */
  async beforeApplicationShutdown(): Promise<void> {
    const closed = this.looks.close();
    clearTimeout(this.timer);
    await closed;
  }

  private async serveAll(): Promise<number> {
    const due = await this.findDue(this.clock.now());
    let served = 0;
    for (const each of due) {
      if (this.looks.signal.aborted) break;
      await this.serve(each);
      served += 1;
    }
    return served;
  }

  private async findDue(now: Date): Promise<Due[]> {
    const since = await this.repository.since(
      this.database,
      this.jobs.map(({ nome }) => nome),
      now,
    );
    const lookBack = minutesFrom(now, -LOOK_BACK_MINUTES);
    const due: Due[] = [];
    for (const job of this.jobs) {
      // What runs every few minutes owes nothing to the past: a first start need not wait for its next slot.
      const after = job.recorrente ? lookBack : laterOf(since.get(job.nome) ?? now, lookBack);
      const moments = await job.momentos({ after, until: now });
      const runs = await this.repository.findRuns(
        this.database,
        job.nome,
        moments.map(({ chave }) => chave),
      );
      for (const moment of moments) {
        if (await this.isDue(job, moment, runs.get(moment.chave), now)) due.push({ job, moment });
      }
    }
    return due.sort((a, b) => a.moment.previstoEm.getTime() - b.moment.previstoEm.getTime());
  }

  private async isDue(job: Job, moment: Moment, run: Run | undefined, now: Date): Promise<boolean> {
    const tooLate = moment.valeAte !== null && now >= moment.valeAte;
    if (!run) {
      if (!tooLate) return true;
      await this.repository.lose(this.database, job.nome, moment, 'O sistema estava parado neste momento.');
      this.logger.warn(
        `${job.nome} of ${moment.chave} is lost: nobody was running until ${moment.valeAte?.toISOString()}`,
      );
      return false;
    }
    // We hold the lock, so the process that began this run is gone.
    if (run.situacao === 'EM_CURSO') return true;
    return run.situacao === 'FALHOU' && !tooLate && run.proximaTentativaEm !== null && now >= run.proximaTentativaEm;
  }

  private async serve({ job, moment }: Due): Promise<void> {
    const { id, tentativas } = await this.repository.begin(this.database, job.nome, moment, this.clock.now());
    try {
      const afetados = await job.executar(moment, this.looks.signal);
      await this.repository.finish(this.database, id, { now: this.clock.now(), afetados });
      if (job.recorrente && afetados === 0) await this.repository.forgetEmptyBefore(this.database, job.nome, id);
      if (afetados > 0) this.logger.log(`${job.nome} of ${moment.chave}: ${afetados}`);
    } catch (error) {
      const now = this.clock.now();
      const stopped = this.looks.signal.aborted;
      if (!stopped) this.logger.error(`${job.nome} of ${moment.chave} failed, try ${tentativas}: ${error}`);
      // A job that runs every few minutes is tried again in its next slot; a run stopped by a shutdown goes on at once.
      const next = job.recorrente ? null : stopped ? now : nextTry(now, tentativas);
      await this.repository.fail(this.database, id, { now, error, next });
    }
  }
}

const laterOf = (one: Date, other: Date): Date => new Date(Math.max(one.getTime(), other.getTime()));
