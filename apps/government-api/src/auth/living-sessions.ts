import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { Clock } from '../clock/clock.ts';
import { Database, rows } from '../database/database.ts';

/** What decides whether a person's token is still good, beside the token itself. `desde` is in seconds, as `iat`. */
type Standing = { readonly ativo: boolean; readonly desde: number; readonly encerradas: ReadonlySet<string> };
export type SignedAt = { readonly jti: string; readonly iat: number };
type Remembered = { readonly standing: Promise<Standing | undefined>; readonly at: number };

export const CHANNEL = 'alipen_sessoes';

/** How long another process that heard nothing may go on believing the token of a person blocked here (docs/operations.md). */
export const BELIEVED_MS = 5_000;

/**
 * Refuses the tokens of people who were blocked, or whose session was ended (one or all). It reads one row by primary
 * key for each person every few seconds, and nothing in between.
 */
@Injectable()
export class LivingSessions {
  private readonly people = new LRUCache<number, Remembered>({ max: 10_000 });

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async alive(usuarioId: number, { jti, iat }: SignedAt): Promise<boolean> {
    const standing = await this.standingOf(usuarioId);
    if (!standing?.ativo) return false;
    return iat >= standing.desde && !standing.encerradas.has(jti);
  }

  /** Call it after the commit. A look-up that is under way is forgotten too. */
  forget(usuarioId: number): void {
    this.heard(usuarioId);
    // If the notification fails, the other processes believe the old answer for a few seconds more.
    this.database.execute(sql`select pg_notify(${CHANNEL}, ${String(usuarioId)})`).catch(() => undefined);
  }

  /** Called when another process says that it changed this person's sessions. */
  heard(usuarioId: number): void {
    this.people.delete(usuarioId);
  }

  /** Called when notifications may have been missed. */
  heardNothing(): void {
    this.people.clear();
  }

  private standingOf(usuarioId: number): Promise<Standing | undefined> {
    const now = this.clock.now().getTime();
    const known = this.people.get(usuarioId);
    if (known && now - known.at < BELIEVED_MS && now >= known.at) return known.standing;
    const standing = this.load(usuarioId);
    const remembered = { standing, at: now };
    this.people.set(usuarioId, remembered);
    // A database error refuses nobody: it goes to the caller, and the next call asks again.
    standing.catch(() => {
      if (this.people.peek(usuarioId) === remembered) this.people.delete(usuarioId);
    });
    return standing;
  }

  private async load(usuarioId: number): Promise<Standing | undefined> {
    const [row] = await rows<{ ativo: boolean; desde: number; encerradas: string[] }>(
      this.database,
      sql`select ativo, ceil(extract(epoch from sessoes_desde))::float8 as desde, array(
            select jti::text from sessoes
            where usuario_id = usuarios.id and encerrada_em is not null
              and expira_em > ${this.clock.now().toISOString()}::timestamptz
          ) as encerradas
          from usuarios where id = ${usuarioId}`,
    );
    return row && { ativo: row.ativo, desde: Number(row.desde), encerradas: new Set(row.encerradas) };
  }
}
