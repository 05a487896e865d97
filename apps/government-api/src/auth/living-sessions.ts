import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { Clock } from '../clock/clock.ts';
import { Database, rows } from '../database/database.ts';

/** What decides whether a token of a person is still good, beside the token itself. `desde` in seconds, as `iat`. */
type Standing = { readonly ativo: boolean; readonly desde: number; readonly encerradas: ReadonlySet<string> };
/** Which token, signed when. */
export type SignedAt = { readonly jti: string; readonly iat: number };
type Remembered = { readonly standing: Promise<Standing | undefined>; readonly at: number };

/** Where processes tell each other whose standing changed. */
export const CHANNEL = 'alipen_sessoes';

/** How long another process that heard nothing may go on believing a token of a person blocked here (docs/operations.md). */
export const BELIEVED_MS = 5_000;

/**
 * Refuses at once the tokens of people who were blocked, or whose session was ended, one or all: one row of the primary key a person
 * every few seconds, and nothing in between.
 */
@Injectable()
export class LivingSessions {
  private readonly people = new LRUCache<number, Remembered>({ max: 10_000 });

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Whether this token still speaks for this person. */
  async alive(usuarioId: number, { jti, iat }: SignedAt): Promise<boolean> {
    const standing = await this.standingOf(usuarioId);
    if (!standing?.ativo) return false;
    return iat >= standing.desde && !standing.encerradas.has(jti);
  }

  /** To be called once the change is committed; a look-up under way is forgotten with the rest. */
  forget(usuarioId: number): void {
    this.heard(usuarioId);
    // Who does not hear it, believes a few seconds more.
    this.database.execute(sql`select pg_notify(${CHANNEL}, ${String(usuarioId)})`).catch(() => undefined);
  }

  /** Another process changed it. */
  heard(usuarioId: number): void {
    this.people.delete(usuarioId);
  }

  /** Changes may have been missed. */
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
    // Nobody is refused for what the database could not say: the error goes to the caller, and the next call asks again.
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
