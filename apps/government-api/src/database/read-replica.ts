import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import type { Connection } from './connection.ts';
import { type Database, rows } from './database.ts';
import type { Reading } from './read-replica.table.ts';

/** The replica answers nothing older than this; when it is further behind, the primary answers (docs/operations/replicas.md). */
export const STALENESS_MS = 5_000;
const LOOK_MS = 500;
/** The time a reading may take; it is counted as age beforehand. */
const READING_MS = 500;
/** How long a reading waits for the replica to have what was committed when it was asked for. */
const PATIENCE_MS = 100;
const AGAIN_MS = 10;
/** The most recent writes of one person that are checked; whoever wrote as many reads from the primary. */
const MOST_WRITES = 100;

/** The WAL position of the primary at an instant of this process's own clock. */
type Sample = { readonly at: number; readonly position: number };

/**
 * A standby that answers reports and boards. Its age is never asked of it: each half second the primary's position is
 * noted, and what the replica has replayed tells which position it has reached. So no two clocks are compared.
 */
export class ReadReplica {
  private readonly logger = new Logger('read-replica');
  private samples: Sample[] = [];
  /** The replica holds everything committed before this instant. */
  private reachedAt = Number.NEGATIVE_INFINITY;
  private trusted = true;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(
    private readonly primary: Connection,
    private readonly copy: Connection,
  ) {}

  /** Milliseconds since the replica held everything; Infinity while it is not trusted. */
  get behind(): number {
    return performance.now() - this.reachedAt;
  }

  start(): void {
    void this.look().finally(() => {
      if (!this.closed) this.timer = setTimeout(() => this.start(), LOOK_MS).unref();
    });
  }

  /** The database to read from; undefined means the primary. */
  async for(reading: Reading, usuarioId: number): Promise<Database | undefined> {
    if (!this.fresh) return undefined;
    try {
      const position = await this.written();
      for (const began = performance.now(); performance.now() - began < PATIENCE_MS; await wait(AGAIN_MS)) {
        if ((await this.replayed()) >= position) return this.copy.database;
      }
      const enough = reading === 'relatorio' && this.fresh && (await this.holdsAllOf(usuarioId));
      return enough ? this.copy.database : undefined;
    } catch (error) {
      this.distrust(error);
      return undefined;
    }
  }

  /** Called when the replica failed: the primary answers until the replica has been checked again. */
  distrust(error: unknown): void {
    this.reachedAt = Number.NEGATIVE_INFINITY;
    this.samples = [];
    if (this.trusted) this.logger.warn(`the read replica does not answer, the primary does: ${error}`);
    this.trusted = false;
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.copy.close();
  }

  private get fresh(): boolean {
    return this.behind < STALENESS_MS - READING_MS;
  }

  private async look(): Promise<void> {
    try {
      const at = performance.now();
      this.samples.push({ at, position: await this.written() });
      const replayed = await this.replayed();
      const reached = this.samples.findLast(({ position }) => position <= replayed);
      if (reached) this.reachedAt = Math.max(this.reachedAt, reached.at);
      this.samples = this.samples.filter(sample => sample.at >= Math.max(this.reachedAt, at - STALENESS_MS));
      this.trusted = true;
    } catch (error) {
      this.distrust(error);
    }
  }

  private async written(): Promise<number> {
    const [row] = await rows<{ position: number }>(
      this.primary.database,
      sql`select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::float8 as position`,
    );
    return row?.position ?? Number.POSITIVE_INFINITY;
  }

  private async replayed(): Promise<number> {
    const [row] = await rows<{ copy: boolean; position: number }>(
      this.copy.database,
      sql`select pg_is_in_recovery() as copy, pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 as position`,
    );
    if (!row?.copy) throw new Error('it is no standby: it may have been promoted');
    return row.position;
  }

  /**
   * Whether the replica has everything this person wrote lately. The trail is written in the transaction of each write, so
   * its row stands for it. What is older than the longest transaction and the bound together is there in any case.
   */
  private async holdsAllOf(usuarioId: number): Promise<boolean> {
    const recent = await rows<{ id: string }>(
      this.primary.database,
      sql`select id::text from (
            select id, em from eventos where usuario_id = ${usuarioId} order by id desc limit ${MOST_WRITES}
          ) as last where em > now() - interval '5 minutes'`,
    );
    if (recent.length === 0) return true;
    if (recent.length === MOST_WRITES) return false;
    const ids = `{${recent.map(({ id }) => id).join()}}`;
    const [row] = await rows<{ there: number }>(
      this.copy.database,
      sql`select count(*)::int as there from eventos where id = any(${ids}::bigint[])`,
    );
    return row?.there === recent.length;
  }
}
