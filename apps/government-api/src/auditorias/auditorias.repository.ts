import { Injectable } from '@nestjs/common';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Guard } from '../cycle/cycle-steps.ts';
import { rows, type Transaction } from '../database/database.ts';
import { nomeDe } from '../usuarios/usuarios.query.ts';
import type { SituacaoAuditoria } from './auditorias.ciclo.table.ts';
import { auditoriaAtestos, auditoriaConferencias, auditoriaItens, auditorias } from './auditorias.schema.ts';

export type Auditoria = typeof auditorias.$inferSelect;
export type AuditoriaLida = Auditoria & { readonly abridor: string; readonly contratos: readonly string[] };
type Nova = Omit<typeof auditorias.$inferInsert, 'id'>;
type Previsao = { itens: number; totalCentavos: number; contratos: string[]; deFora: number };

const NA_LISTA = 200;
const MARCA = '\ufeff';

/** Attested billings of a month whose attestation in force is in no audit: `a` and its billing `m`. */
const atestadas = (mes: string) => sql`
  atestos_medicao a join medicoes m on m.id = a.medicao_id and m.situacao = 'ATESTADA' and m.mes = ${mes}::date
  where a.versao = (select max(versao) from atestos_medicao where medicao_id = m.id)
    and not exists (select from auditoria_atestos x where x.atesto_id = a.id and x.vale)`;

/** The days that are paid for in lines `l`. */
const pago = sql`l.bruto_centavos - l.glosa_centavos - coalesce(l.decidido_centavos, l.proposto_centavos)`;
const comValor = sql`l.fechamento_id is not null and ${pago} > 0`;

@Injectable()
export class AuditoriasRepository {
  /** Whoever opens an audit holds it until the transaction ends. */
  async lock(tx: Transaction): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('auditorias'), 0)`);
  }

  async forecast(tx: Transaction, mes: string): Promise<Previsao> {
    const [row] = await rows<Previsao>(
      tx,
      sql`
        with escolhidas as (select m.id, m.contrato_id from ${atestadas(mes)})
        select (select count(*)::int from linhas_medicao l join escolhidas e on e.id = l.medicao_id where ${comValor}) as itens,
          (select coalesce(sum(${pago}), 0)::float8 from linhas_medicao l join escolhidas e on e.id = l.medicao_id where ${comValor})
            as "totalCentavos",
          (select coalesce(json_agg(c.numero order by c.numero), '[]') from contratos c join escolhidas e on e.contrato_id = c.id)
            as contratos,
          (select count(*)::int from medicoes where mes = ${mes}::date and situacao <> 'ATESTADA') as "deFora"`,
    );
    if (!row) throw new Error('a count has a row');
    return row;
  }

  async nextId(tx: Transaction): Promise<number> {
    const [row] = await rows<{ id: number }>(
      tx,
      sql`select nextval(pg_get_serial_sequence('auditorias', 'id'))::int as id`,
    );
    if (!row) throw new Error('a sequence has a next number');
    return row.id;
  }

  /** The list of an audit that has its number and not yet its row, frozen by one statement: of one instant. */
  async freeze(tx: Transaction, id: number, mes: string): Promise<{ itens: number; totalCentavos: number }> {
    await tx.execute(sql`
      with escolhidos as (
        insert into auditoria_atestos (auditoria_id, atesto_id) select ${id}, a.id from ${atestadas(mes)} returning atesto_id
      )
      insert into auditoria_itens (auditoria_id, ordem, lotacao_id, data, medicao_id, refeicoes, valor_centavos, ate_centavos)
      select ${id}, row_number() over ordem, l.lotacao_id, l.data, l.medicao_id, l.refeicoes, ${pago}, sum(${pago}) over ordem
      from linhas_medicao l join atestos_medicao a on a.medicao_id = l.medicao_id join escolhidos e on e.atesto_id = a.id
      where ${comValor}
      window ordem as (order by l.lotacao_id, l.data, l.medicao_id)`);
    const [row] = await tx
      .select({
        itens: count(),
        totalCentavos: sql<number>`coalesce(max(${auditoriaItens.ateCentavos}), 0)::float8`,
      })
      .from(auditoriaItens)
      .where(eq(auditoriaItens.auditoriaId, id));
    return row ?? { itens: 0, totalCentavos: 0 };
  }

  /** What the SHA-256 is committed to: the mark of a CSV in UTF-8, and a line for each item, each with its end. */
  async list(tx: Transaction, id: number): Promise<string> {
    const [row] = await rows<{ texto: string | null }>(
      tx,
      sql`
        select string_agg(format(E'%s;%s;%s;%s\n', lotacao_id, data, medicao_id, valor_centavos), '' order by ordem) as texto
        from auditoria_itens where auditoria_id = ${id}`,
    );
    return MARCA + (row?.texto ?? '');
  }

  async insert(tx: Transaction, id: number, nova: Nova): Promise<Auditoria> {
    const [row] = await tx
      .insert(auditorias)
      .overridingSystemValue()
      .values({ ...nova, id })
      .returning();
    if (!row) throw new Error('an audit that was opened has a row');
    return row;
  }

  async transition(
    tx: Transaction,
    { id, versao, de }: Guard<SituacaoAuditoria>,
    set: Partial<Auditoria>,
  ): Promise<Auditoria | undefined> {
    const [row] = await tx
      .update(auditorias)
      .set({ ...set, versao: sql`${auditorias.versao} + 1` })
      .where(and(eq(auditorias.id, id), eq(auditorias.versao, versao), inArray(auditorias.situacao, [...de])))
      .returning();
    return row;
  }

  async find(tx: Transaction, id: number): Promise<Auditoria | undefined> {
    const [row] = await tx.select().from(auditorias).where(eq(auditorias.id, id)).for('update');
    return row;
  }

  async release(tx: Transaction, auditoriaId: number): Promise<void> {
    await tx.update(auditoriaAtestos).set({ vale: false }).where(eq(auditoriaAtestos.auditoriaId, auditoriaId));
  }

  /** The newest first; one alone where `id` is given. */
  read(tx: Transaction, id?: number): Promise<AuditoriaLida[]> {
    return tx
      .select({
        auditoria: auditorias,
        abridor: nomeDe(auditorias.abertaPor),
        contratos: sql<string[]>`(
          select coalesce(json_agg(c.numero order by c.numero), '[]') from auditoria_atestos x join atestos_medicao a on a.id = x.atesto_id
          join medicoes m on m.id = a.medicao_id join contratos c on c.id = m.contrato_id where x.auditoria_id = auditorias.id)`,
      })
      .from(auditorias)
      .where(id === undefined ? undefined : eq(auditorias.id, id))
      .orderBy(desc(auditorias.id))
      .limit(NA_LISTA)
      .then(lidas => lidas.map(({ auditoria, ...resto }) => ({ ...auditoria, ...resto })));
  }

  async check(tx: Transaction, nova: typeof auditoriaConferencias.$inferInsert): Promise<void> {
    await tx.insert(auditoriaConferencias).values(nova);
  }
}
