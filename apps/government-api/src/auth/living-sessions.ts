import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { Clock } from '../clock/clock.ts';
import { Database, rows } from '../database/database.ts';

/** What decides whether a token of a person is still good, beside the token itself. Seconds, as `iat`. */
type Standing = { readonly ativo: boolean; readonly desde: number };
type Remembered = { readonly standing: Promise<Standing | undefined>; readonly at: number };

/** How long another process may go on believing a token of a person blocked here (docs/operations.md). */
export const BELIEVED_MS = 5_000;

/**
 * Refuses at once the tokens of people who were blocked or whose sessions were ended: one row of the primary key a person
 * every few seconds, and nothing in between.
 */
@Injectable()
export class LivingSessions {
  private readonly people = new LRUCache<number, Remembered>({ max: 10_000 });

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Whether a token signed at `iat` still speaks for this person. */
  async alive(usuarioId: number, iat: number): Promise<boolean> {
    const standing = await this.standingOf(usuarioId);
    if (!standing?.ativo) return false;
    return iat >= standing.desde;
  }

  /** To be called once the change is committed; a look-up under way is forgotten with the rest. */
  forget(usuarioId: number): void {
    this.people.delete(usuarioId);
  }

  private standingOf(usuarioId: number): Promise<Standing | undefined> {
    const now = this.clock.now().getTime();
    const known = this.people.get(usuarioId);
    if (known && now - known.at < BELIEVED_MS && now >= known.at) return known.standing;
    const standing = this.load(usuarioId);
    const remembered = { standing, at: now };
    this.people.set(usuarioId, remembered);
    // Nobody is refused for what the database could not say: the error goes to the caller, and the next call asks again.
    standing.catch(() => {
      if (this.people.peek(usuarioId) === remembered) this.people.delete(usuarioId);
    });
    return standing;
  }

  private async load(usuarioId: number): Promise<Standing | undefined> {
    const [row] = await rows<{ ativo: boolean; desde: number }>(
      this.database,
      sql`select ativo, ceil(extract(epoch from sessoes_desde))::float8 as desde from usuarios where id = ${usuarioId}`,
    );
    return row && { ativo: row.ativo, desde: Number(row.desde) };
  }
}
