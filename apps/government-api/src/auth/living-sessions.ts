import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { porExtenso } from '../clock/zoned-time.ts';
import { Database, rows } from '../database/database.ts';

/** What decides whether a person's token is still good, beside the token itself. `desde` is in seconds, as `iat`. */
type Standing = {
  readonly ativo: boolean;
  readonly desde: number;
  readonly encerradas: ReadonlySet<string>;
  readonly controle: Control | null;
};
/** The last act of a person's access as external control; `ate` is the last day, in Brasília. */
type Control = { readonly acessoId: number; readonly ate: string; readonly encerrado: boolean };
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

  /**
   * The access of somebody of external control. Its end is compared with the clock at each call: what is remembered is the day, not
   * the answer. Throws `controle-externo-terminado`.
   */
  async requireControl(usuarioId: number): Promise<number> {
    const controle = (await this.standingOf(usuarioId))?.controle;
    if (!controle) throw controlEnded('O seu acesso de controle externo terminou.');
    const { acessoId, ate, encerrado } = controle;
    if (encerrado) throw controlEnded('O seu acesso de controle externo foi encerrado pela agência.');
    if (ate < this.clock.today(FUSO_DA_AGENCIA)) {
      throw controlEnded(`O seu acesso de controle externo valeu até ${porExtenso(ate)}.`);
    }
    return acessoId;
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
    const [row] = await rows<{ ativo: boolean; desde: number; encerradas: string[]; controle: Control | null }>(
      this.database,
      sql`select ativo, ceil(extract(epoch from sessoes_desde))::float8 as desde, array(
            select jti::text from sessoes
            where usuario_id = usuarios.id and encerrada_em is not null
              and expira_em > ${this.clock.now().toISOString()}::timestamptz
          ) as encerradas, (
            select json_build_object('acessoId', a.acesso_id, 'ate', a.ate, 'encerrado', a.ato = 'ENCERRAR')
            from acessos_controle a where a.usuario_id = usuarios.id order by a.id desc limit 1
          ) as controle
          from usuarios where id = ${usuarioId}`,
    );
    return row && { ...row, desde: Number(row.desde), encerradas: new Set(row.encerradas) };
  }
}

const controlEnded = (detail: string) =>
  problema('controle-externo-terminado', { detail: `${detail} Se precisar de mais tempo, peça-o por outro ofício.` });
