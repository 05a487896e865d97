import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { keptRows } from '../database/kept-query.ts';
import type { eventos } from './audit.schema.ts';
import type { Origem } from './call-origin.ts';

export type AuditRow = Omit<typeof eventos.$inferInsert, 'id' | 'em'>;

const acrescentar = keptRows(sql`
  with novos as (
    insert into eventos (usuario_id, matricula, acao, entidade, entidade_id, dados, request_id)
    select e."usuarioId", e.matricula, e.acao, e.entidade, e."entidadeId", e.dados, e."requestId"
    from jsonb_to_recordset(${sql.placeholder('novos')}::jsonb) as e(
      "usuarioId" int, matricula text, acao text, entidade text, "entidadeId" text, dados jsonb, "requestId" text)
    returning id, em),
  origem as (select ${sql.placeholder('endereco')}::text as endereco, ${sql.placeholder('programa')}::text as programa)
  insert into origens_dos_atos (evento_id, em, endereco, programa)
  select n.id, n.em, o.endereco, o.programa from novos n, origem o
  where o.endereco is not null or o.programa is not null`);

@Injectable()
export class AuditTrailRepository {
  /** One statement for all rows: an import leaves one row for each record. */
  async insert(tx: Transaction, novos: readonly AuditRow[], { endereco, programa }: Origem): Promise<void> {
    await acrescentar(tx, { novos: JSON.stringify(novos), endereco, programa });
  }

  /** Who last wrote about a record, and when. Refused attempts are left out: they change nothing. */
  async findLast(
    tx: Transaction,
    entidade: string,
    entidadeId: string,
  ): Promise<{ nome: string | null; em: Date } | undefined> {
    const [row] = await rows<{ nome: string | null; em: number }>(
      tx,
      sql`
        select u.nome, (extract(epoch from e.em) * 1000)::float8 as em
        from eventos e left join usuarios u on u.id = e.usuario_id
        where e.entidade = ${entidade} and e.entidade_id = ${entidadeId} and not e.dados ? 'recusa'
        order by e.id desc limit 1`,
    );
    return row && { nome: row.nome, em: new Date(row.em) };
  }
}
