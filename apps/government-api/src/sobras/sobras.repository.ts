import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { isoInstant } from '../clock/iso-instant.ts';
import { rows, type Transaction } from '../database/database.ts';
import { recebidasComSobras } from './sobras.query.ts';
import type { Soma } from './sobras.rules.ts';
import { sobras } from './sobras.schema.ts';

type Schemas = components['schemas'];
export type SobraLida = Omit<Schemas['Sobra'], 'acoes'> & { clienteUuid: string | null };
export type RefeicaoRecebida = Omit<Schemas['SobrasDaRefeicao'], 'sobra' | 'acoes'>;
export type Recorte = { de: string; ate: string; lotacaoId?: number | undefined; uf?: Schemas['Uf'] | undefined };
type Nova = typeof sobras.$inferInsert;
type Linha = typeof sobras.$inferSelect;
type Refeicao = { readonly lotacaoId: number; readonly data: string; readonly tipoAlimentacaoId: number };

const emVigor = sql`s.anulada_em is null`;

@Injectable()
export class SobrasRepository {
  /** Undefined when somebody has recorded this meal already. */
  async insert(tx: Transaction, nova: Nova): Promise<number | undefined> {
    const [row] = await tx.insert(sobras).values(nova).onConflictDoNothing().returning({ id: sobras.id });
    return row?.id;
  }

  /** As it stands; it stays so until the transaction ends. Undefined when it was annulled. */
  async lock(tx: Transaction, id: number): Promise<Linha | undefined> {
    const esta = and(eq(sobras.id, id), isNull(sobras.anuladaEm));
    const [row] = await tx.select().from(sobras).where(esta).for('update');
    return row;
  }

  async unitOf(tx: Transaction, id: number): Promise<number | undefined> {
    const [row] = await tx.select({ lotacaoId: sobras.lotacaoId }).from(sobras).where(eq(sobras.id, id));
    return row?.lotacaoId;
  }

  async change(tx: Transaction, { id, versao }: Pick<Linha, 'id' | 'versao'>, set: Partial<Nova>): Promise<void> {
    await tx
      .update(sobras)
      .set({ ...set, versao: versao + 1 })
      .where(and(eq(sobras.id, id), eq(sobras.versao, versao)));
  }

  ofDay(tx: Transaction, lotacaoId: number, data: string): Promise<SobraLida[]> {
    return this.read(tx, sql`${emVigor} and s.lotacao_id = ${lotacaoId} and s.data = ${data}::date`);
  }

  async findById(tx: Transaction, id: number): Promise<SobraLida | undefined> {
    return (await this.read(tx, sql`s.id = ${id}`))[0];
  }

  async findByClienteUuid(tx: Transaction, clienteUuid: string): Promise<SobraLida | undefined> {
    return (await this.read(tx, sql`s.cliente_uuid = ${clienteUuid}::uuid`))[0];
  }

  async findByMeal(tx: Transaction, { lotacaoId, data, tipoAlimentacaoId }: Refeicao): Promise<SobraLida | undefined> {
    const desta = sql`s.lotacao_id = ${lotacaoId} and s.data = ${data}::date and s.tipo_alimentacao_id = ${tipoAlimentacaoId}`;
    return (await this.read(tx, sql`${emVigor} and ${desta}`))[0];
  }

  /** Meals of the day that were received, or of which something was recorded, in the order of the grid. */
  received(tx: Transaction, lotacaoId: number, data: string): Promise<RefeicaoRecebida[]> {
    return rows<RefeicaoRecebida>(
      tx,
      sql`
      select t.id as "tipoAlimentacaoId", t.nome as refeicao, t.icone, t.cor, coalesce(r.recebidas, 0) as recebidas
      from tipos_alimentacao t
      left join (
        ${recebidasComSobras(sql`p.lotacao_id = ${lotacaoId} and p.data_refeicao = ${data}::date`)}
      ) r on r.tipo_alimentacao_id = t.id
      where r.recebidas is not null or exists (
        select from sobras s where ${emVigor} and s.lotacao_id = ${lotacaoId} and s.data = ${data}::date and s.tipo_alimentacao_id = t.id)
      order by t.ordem, t.id`,
    );
  }

  /** The meal's name, and how many of it the unit kept that day. */
  async kept(tx: Transaction, { lotacaoId, data, tipoAlimentacaoId }: Refeicao) {
    const [row] = await rows<{ nome: string; recebidas: number }>(
      tx,
      sql`
      select t.nome, coalesce((select x.recebidas from (
        ${recebidasComSobras(sql`p.lotacao_id = ${lotacaoId} and p.data_refeicao = ${data}::date and i.tipo_alimentacao_id = ${tipoAlimentacaoId}`)}
      ) x), 0) as recebidas
      from tipos_alimentacao t where t.id = ${tipoAlimentacaoId}`,
    );
    return row;
  }

  byMeal(tx: Transaction, recorte: Recorte): Promise<(Soma & Omit<Schemas['SobrasPorRefeicao'], 'conta'>)[]> {
    return rows<Soma & Omit<Schemas['SobrasPorRefeicao'], 'conta'>>(
      tx,
      sql`
      select t.id as "tipoAlimentacaoId", t.nome as refeicao, t.cor, count(*)::int as entregas,
        count(x.sobra_id)::int as registradas, coalesce(sum(x.refeicoes), 0)::float8 as refeicoes,
        coalesce(sum(x.recebidas) filter (where x.refeicoes is not null), 0)::float8 as "recebidasContadas",
        coalesce(sum(x.gramas), 0)::float8 as gramas,
        coalesce(sum(x.recebidas) filter (where x.gramas is not null), 0)::float8 as "recebidasPesadas"
      from (${recebidasComSobras(doRecorte(recorte))}) x join tipos_alimentacao t on t.id = x.tipo_alimentacao_id
      group by t.id, t.nome, t.cor, t.ordem order by t.ordem, t.id`,
    );
  }

  byReason(tx: Transaction, recorte: Recorte): Promise<Schemas['SobrasPorMotivo'][]> {
    return rows<Schemas['SobrasPorMotivo']>(
      tx,
      sql`
      select x.motivo, count(*)::int as registros from (${recebidasComSobras(doRecorte(recorte))}) x
      where x.motivo is not null group by x.motivo order by 2 desc, 1`,
    );
  }

  private read(tx: Transaction, onde: SQL): Promise<SobraLida[]> {
    return rows<SobraLida>(
      tx,
      sql`
      select s.id, s.versao, s.lotacao_id as "lotacaoId", s.data::text, s.tipo_alimentacao_id as "tipoAlimentacaoId",
        s.refeicoes, s.gramas, s.motivo, s.texto, s.cliente_uuid as "clienteUuid",
        ${isoInstant(sql`s.registrada_em`)} as "registradaEm", u.nome as "registradaPor",
        ${isoInstant(sql`s.corrigida_em`)} as "corrigidaEm", c.nome as "corrigidaPor"
      from sobras s join usuarios u on u.id = s.registrada_por left join usuarios c on c.id = s.corrigida_por
      where ${onde}`,
    );
  }
}

const doRecorte = ({ de, ate, lotacaoId, uf }: Recorte): SQL => sql`
  p.data_refeicao between ${de}::date and ${ate}::date
  ${lotacaoId === undefined ? sql`` : sql`and p.lotacao_id = ${lotacaoId}`}
  ${uf === undefined ? sql`` : sql`and p.lotacao_id in (select id from lotacoes where uf = ${uf})`}`;
