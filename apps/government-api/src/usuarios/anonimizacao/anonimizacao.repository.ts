import { Injectable } from '@nestjs/common';
import { and, eq, isNull, or, type SQLWrapper, sql } from 'drizzle-orm';
import { FUSO_DA_AGENCIA } from '../../clock/clock.ts';
import { rows, type Transaction } from '../../database/database.ts';
import { usuarios } from '../usuarios.schema.ts';

export type Titular = typeof usuarios.$inferSelect;

/** Tables whose rows belong to one person (`usuario_id`) and to no act: they go with what identifies the person. */
const DO_TITULAR = [
  'sessoes',
  'visoes_padrao',
  'visoes',
  'emails_recusados',
  'leituras_notificacoes',
  'marcos_de_leitura',
  'lugares_fiscalizacao',
] as const;

/** When the access of somebody of external control ended: they are not blocked, so that they read that it did. Null: of nobody else. */
const FIM_DO_CONTROLE = sql<Date | null>`(
  select case a.ato when 'ENCERRAR' then a.em else (a.ate + 1)::timestamp at time zone ${FUSO_DA_AGENCIA}::text end
  from acessos_controle a where a.usuario_id = usuarios.id order by a.id desc limit 1)`;

@Injectable()
export class AnonimizacaoRepository {
  /** Locks the rows, so that nobody brings the person back meanwhile. */
  async findByMatricula(tx: Transaction, matricula: string): Promise<Titular[]> {
    return tx
      .select()
      .from(usuarios)
      .where(and(eq(usuarios.matricula, matricula), eq(usuarios.sistema, false)))
      .for('update');
  }

  async findPastTime(tx: Transaction, anos: number, limite: number): Promise<Titular[]> {
    return tx
      .select()
      .from(usuarios)
      .where(
        and(
          eq(usuarios.sistema, false),
          isNull(usuarios.anonimizadoEm),
          or(
            and(eq(usuarios.ativo, false), passou(usuarios.inativoDesde, anos)),
            and(eq(usuarios.ativo, true), passou(FIM_DO_CONTROLE, anos)),
          ),
        ),
      )
      .orderBy(usuarios.inativoDesde)
      .limit(limite)
      .for('update');
  }

  /** Of external control only: whether the access still stands; undefined of everybody else. */
  async readsStill(tx: Transaction, { id }: Titular): Promise<boolean | undefined> {
    const [row] = await tx
      .select({ le: sql<boolean | null>`${FIM_DO_CONTROLE} > now()` })
      .from(usuarios)
      .where(eq(usuarios.id, id));
    return row?.le ?? undefined;
  }

  async deleteOwn(tx: Transaction, { id, email }: Titular): Promise<Record<string, number>> {
    const quantos: Record<string, number> = {};
    for (const tabela of DO_TITULAR) {
      const [row] = await rows<{ n: number }>(
        tx,
        sql`with idas as (delete from ${sql.identifier(tabela)} where usuario_id = ${id} returning 1) select count(*)::int as n from idas`,
      );
      quantos[tabela] = row?.n ?? 0;
    }
    const [avisos] = await rows<{ n: number }>(
      tx,
      sql`with idas as (delete from notificacoes where usuario_id = ${id} returning 1) select count(*)::int as n from idas`,
    );
    const [emails] = await rows<{ n: number }>(
      tx,
      sql`with idos as (delete from emails where para = ${email} returning 1) select count(*)::int as n from idos`,
    );
    return { ...quantos, notificacoes: avisos?.n ?? 0, emails: emails?.n ?? 0 };
  }

  async anonymise(tx: Transaction, { id }: Titular, set: { cpf: string; em: Date }): Promise<void> {
    await tx
      .update(usuarios)
      .set({
        cpf: set.cpf,
        email: null,
        senhaHash: '!',
        ativo: false,
        anonimizadoEm: set.em,
        sessoesDesde: set.em,
        alteradoEm: set.em,
        versao: sql`${usuarios.versao} + 1`,
      })
      .where(eq(usuarios.id, id));
  }
}

const passou = (desde: SQLWrapper, anos: number) => sql`${desde} < now() - make_interval(years => ${anos}::int)`;
