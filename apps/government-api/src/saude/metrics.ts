import { statfs } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Connection } from '../database/connection.ts';
import { CONNECTION } from '../database/database.module.ts';
import { Database } from '../database/database.ts';
import { ReadReplica } from '../database/read-replica.ts';
import { JobsRepository } from '../jobs/jobs.repository.ts';
import { newestCopy } from '../storage/newest-copy.ts';
import { SaudeService } from './saude.service.ts';

export const FOLDERS = Symbol('FOLDERS');
export type Folders = { readonly dataDir: string; readonly backupDir: string | null };

/** Sessions of the whole cluster, and how many a role that is no superuser may have of them. */
const SESSIONS = `
  select coalesce(sum(numbackends), 0)::int as open,
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most
  from pg_stat_database where datid > 0`;
const MILLISECONDS = 1000;

/**
 * Read when the metrics are asked for; every replica also tells what is common to all of them. A figure that could not
 * be read is absent, never old (docs/operations/alertas.md).
 */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly up = this.gauge('database_up', '1 when the database answers within 1.5 s, else 0.');
  private readonly sessions = this.gauge('database_sessions', 'Sessions open on the PostgreSQL, of everybody.');
  private readonly mostSessions = this.gauge('database_sessions_max', 'Sessions the PostgreSQL lets in.');
  private readonly lastStart = this.gauge('jobs_last_start_timestamp_seconds', 'When the latest of all jobs began.');
  private readonly failing = this.gauge('job_failing', '1 when the last run of a job did not end well.', 'tarefa');
  private readonly newestCopy = this.gauge(
    'backup_newest_timestamp_seconds',
    'When the newest file of BACKUP_DIR was written; 0: none, or not to be read.',
  );
  private readonly free = this.gauge('disk_free_bytes', 'Free to this process where a folder lies.', 'folder');
  private readonly size = this.gauge('disk_size_bytes', 'All there is where a folder lies.', 'folder');
  private readonly behind = this.gauge(
    'replica_lag_seconds',
    'How long ago the standby held everything; +Inf while the primary answers in its place.',
  );

  constructor(
    private readonly saude: SaudeService,
    private readonly jobs: JobsRepository,
    private readonly database: Database,
    @Inject(CONNECTION) private readonly connection: Connection,
    @Inject(ReadReplica) private readonly replica: ReadReplica | null,
    @Inject(FOLDERS) private readonly folders: Folders,
  ) {
    collectDefaultMetrics({ register: this.registry });
  }

  async read(): Promise<{ type: string; body: string }> {
    await Promise.all([this.readDatabase(), this.readFolders()]);
    tell(this.behind, this.replica ? this.replica.behind / MILLISECONDS : undefined);
    return { type: this.registry.contentType, body: await this.registry.metrics() };
  }

  private async readDatabase(): Promise<void> {
    const told = await this.askDatabase().catch(() => undefined);
    const { latest = [], sessions } = told ?? {};
    tell(this.up, told ? 1 : 0);
    tell(this.sessions, sessions?.open);
    tell(this.mostSessions, sessions?.most);
    const began = Math.max(0, ...latest.map(({ iniciadaEm }) => iniciadaEm ?? 0));
    tell(this.lastStart, began ? began / MILLISECONDS : undefined);
    this.failing.reset();
    for (const { tarefa, situacao } of latest)
      this.failing.set({ tarefa }, situacao === 'FALHOU' || situacao === 'PERDIDA' ? 1 : 0);
  }

  private async askDatabase() {
    await this.saude.exigirBanco();
    const latest = await this.jobs.latest(this.database, 1);
    const [sessions] = await this.connection.withSession(session =>
      session.query<{ open: number; most: number }>(SESSIONS),
    );
    return { latest, sessions };
  }

  private async readFolders(): Promise<void> {
    const { dataDir, backupDir } = this.folders;
    await this.readDisk('data', dataDir);
    if (!backupDir) return;
    await this.readDisk('backup', backupDir);
    this.newestCopy.set(((await newestCopy(backupDir)) ?? 0) / MILLISECONDS);
  }

  private async readDisk(folder: 'data' | 'backup', path: string): Promise<void> {
    const told = await statfs(path).catch(() => undefined);
    tell(this.free, told && told.bavail * told.bsize, { folder });
    tell(this.size, told && told.blocks * told.bsize, { folder });
  }

  /** Without a value until it is told one. */
  private gauge<Label extends string>(name: string, help: string, ...labelNames: Label[]): Gauge<Label> {
    const gauge = new Gauge({ name: `alipen_api_${name}`, help, labelNames, registers: [this.registry] });
    if (!labelNames.length) tell(gauge, undefined);
    return gauge;
  }
}

/** Undefined: it is not known now, and nothing is reported. */
function tell<Label extends string>(gauge: Gauge<Label>, value: number | undefined, labels = {}): void {
  if (value === undefined) gauge.remove(labels);
  else gauge.set(labels, value);
}
