import type { Part, Sequence, Table } from './catalogue.ts';
import { type Copier, identifier, inTransaction, literal } from './copier.ts';
import { MovingError } from './moving-error.ts';
import { type Batch, intoOf, type Receipt, receiptOf } from './rows.ts';

/** Any number will do, as long as every move uses the same one. */
const ADVISORY_LOCK = 7_205_168;

const ELSEWHERE = {
  given: 'Crie outro banco (createdb NOME) e aponte DATABASE_URL para ele.',
  own: 'Aponte DATA_DIR para outra pasta.',
} as const;

const FORBIDDEN = '42501';

/** The progress of a move, kept in the database it fills until the move ends. */
const PROGRESS = `
  create schema mudanca;
  create table mudanca.origem (identidade text not null, estado text not null, preparado boolean not null default false);
  create table mudanca.desfeito (ordem integer generated always as identity, refazer text not null);
  create table mudanca.lotes (tabela text, lote integer, linhas integer not null, ultima jsonb not null, sha256 text not null,
    primary key (tabela, lote));
  create table mudanca.arquivos (nome text primary key, bytes bigint not null, sha256 text not null)`;

/** Identifies the origin; `state` changes whenever something is written there. */
export type Identity = { readonly identity: string; readonly state: string };
export type File = { readonly name: string; readonly bytes: number; readonly sha256: string };

/** The database to fill: empty, or half filled by an earlier run of the same move. */
export class Target {
  constructor(
    private readonly copier: Copier,
    private readonly place: keyof typeof ELSEWHERE = 'given',
  ) {}

  /** Refuses a target that must not be written over, without writing to it. True where an earlier run is to be continued. */
  async accept(from: Identity): Promise<boolean> {
    await this.alone();
    const [encoding] = await this.copier.query<{ server_encoding: string }>('show server_encoding');
    if (encoding?.server_encoding !== 'UTF8') {
      throw new MovingError(
        `O banco de destino guarda texto em ${encoding?.server_encoding}. Crie-o em UTF8: createdb --encoding=UTF8 --template=template0 NOME`,
      );
    }
    const earlier = await halfDone(this.copier);
    if (!earlier) {
      await this.requireEmpty();
      return false;
    }
    if (earlier.identity !== from.identity) {
      throw new MovingError(`O lugar de destino tem pela metade a mudança de outra origem. ${ELSEWHERE[this.place]}`);
    }
    if (earlier.state !== from.state) {
      throw new MovingError(
        `A origem foi usada depois que esta mudança começou, e o que já foi copiado pode estar velho. ${ELSEWHERE[this.place]} Deixe o sistema parado até o fim.`,
      );
    }
    return true;
  }

  private async alone(): Promise<void> {
    const [lock] = await this.copier.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [
      ADVISORY_LOCK,
    ]);
    if (!lock?.free) throw new MovingError('Outra mudança para este banco está em curso. Espere que ela termine.');
  }

  private async requireEmpty(): Promise<void> {
    const [there] = await this.copier.query<{ name: string }>(`
      select c.relname::text as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S') order by 1 limit 1`);
    if (there)
      throw new MovingError(
        `O lugar de destino não está vazio (tem ${there.name}), e nada nele é apagado. ${ELSEWHERE[this.place]}`,
      );
  }

  /** Comes before all other writes: after it nobody can open this database as an installation. */
  async claim({ identity, state }: Identity): Promise<void> {
    await inTransaction(this.copier, async () => {
      await this.copier.exec(PROGRESS);
      await this.copier.query('insert into mudanca.origem (identidade, estado) values ($1, $2)', [identity, state]);
    }).catch((cause: { code?: string }) => {
      if (cause.code !== FORBIDDEN) throw cause;
      throw new MovingError(
        'O usuário de DATABASE_URL não pode criar tabelas neste banco. Faça dele o dono: alter database NOME owner to USUARIO',
        { cause },
      );
    });
  }

  /**
   * Empties what the migrations filled, and drops what would check, refuse or announce each row: foreign keys and
   * triggers. Each is recorded in the same transaction; `finish` restores them and checks the keys over all rows.
   */
  async prepare(tables: readonly Table[]): Promise<void> {
    const [origin] = await this.copier.query<{ preparado: boolean }>('select preparado from mudanca.origem');
    if (origin?.preparado) return;
    await inTransaction(this.copier, async () => {
      const keys = await this.copier.query<{ name: string; table: string; definition: string }>(`
        select conname::text as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition from pg_constraint
        where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace order by 2, 1`);
      for (const { name, table, definition } of keys) {
        const again = `alter table ${table} add constraint ${identifier(name)} ${definition}`;
        await this.copier.exec(`alter table ${table} drop constraint ${identifier(name)}`);
        await this.copier.query('insert into mudanca.desfeito (refazer) values ($1)', [again]);
      }
      for (const { name, parts } of tables) {
        // Monthly partitions are made by the clock, so today's may overlap the origin's.
        const own = parts.length ? await this.partsOf(name) : [];
        const other = own.filter(mine => !parts.some(part => part.name === mine.name && part.bound === mine.bound));
        for (const part of other) await this.copier.exec(`drop table ${identifier(part.name)}`);
        for (const part of parts)
          await this.copier.exec(
            `create table if not exists ${identifier(part.name)} partition of ${identifier(name)} ${part.bound}`,
          );
        await this.copier.exec(`alter table ${identifier(name)} disable trigger user`);
        await this.copier.query('insert into mudanca.desfeito (refazer) values ($1)', [
          `alter table ${identifier(name)} enable trigger user`,
        ]);
      }
      await this.copier.exec(`truncate ${tables.map(({ name }) => identifier(name)).join(', ')}`);
      await this.copier.exec('update mudanca.origem set preparado = true');
    });
  }

  private partsOf(table: string): Promise<Part[]> {
    return this.copier.query<Part>(
      `select c.relname::text as name, pg_get_expr(c.relpartbound, c.oid) as bound
       from pg_inherits h join pg_class c on c.oid = h.inhrelid where h.inhparent = to_regclass($1)`,
      [identifier(table)],
    );
  }

  receipts(table: Table): Promise<Receipt[]> {
    return this.copier.query<Receipt>(
      'select linhas as rows, ultima as last, sha256 from mudanca.lotes where tabela = $1 order by lote',
      [table.name],
    );
  }

  /** Writes the rows and their receipt in one transaction. */
  async write(table: Table, n: number, batch: Batch): Promise<void> {
    const { rows, last, sha256 } = receiptOf(batch);
    await inTransaction(this.copier, async () => {
      await this.copier.copyIn(intoOf(table), batch.lines);
      await this.copier.query(
        'insert into mudanca.lotes (tabela, lote, linhas, ultima, sha256) values ($1, $2, $3, $4, $5)',
        [table.name, n, rows, JSON.stringify(last), sha256],
      );
    });
  }

  async files(): Promise<ReadonlyMap<string, File>> {
    const kept = await this.copier.query<File>(
      'select nome as name, bytes::float8 as bytes, sha256 from mudanca.arquivos',
    );
    return new Map(kept.map(file => [file.name, file]));
  }

  async writeFile({ name, bytes, sha256 }: File): Promise<void> {
    await this.copier.query('insert into mudanca.arquivos (nome, bytes, sha256) values ($1, $2, $3)', [
      name,
      bytes,
      sha256,
    ]);
  }

  /** Restores sequences, keys and triggers. */
  async finish(sequences: readonly Sequence[]): Promise<void> {
    for (const { name, value, called } of sequences)
      await this.copier.query(`select setval(${literal(identifier(name))}, $1::bigint, $2)`, [value, called]);
    const undone = await this.copier.query<{ refazer: string }>('select refazer from mudanca.desfeito order by ordem');
    await inTransaction(this.copier, async () => {
      for (const { refazer } of undone) await this.copier.exec(refazer);
      await this.copier.exec('delete from mudanca.desfeito');
    });
    await this.copier.exec('analyze');
  }

  /** Comes last: after it the database is an installation like any other. */
  async release(): Promise<void> {
    await this.copier.exec('drop schema mudanca cascade');
  }
}

/** The origin of a move that did not end; undefined where none was begun. */
async function halfDone(copier: Copier): Promise<Identity | undefined> {
  const [there] = await copier.query<{ yes: boolean }>(`select to_regclass('mudanca.origem') is not null as yes`);
  if (!there?.yes) return undefined;
  const [origin] = await copier.query<Identity>('select identidade as identity, estado as state from mudanca.origem');
  return origin;
}
