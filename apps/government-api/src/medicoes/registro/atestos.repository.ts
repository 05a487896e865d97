import { Injectable } from '@nestjs/common';
import { desc, eq, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../../database/database.ts';
import { atestosMedicao } from '../medicoes.schema.ts';
import type { CabecaDaCadeia } from './atesto.rules.ts';
import type { DiaDaUnidade } from './medicoes.rules.ts';

export type Atesto = typeof atestosMedicao.$inferSelect;

@Injectable()
export class AtestosRepository {
  async insert(tx: Transaction, novo: typeof atestosMedicao.$inferInsert): Promise<number> {
    const [row] = await tx.insert(atestosMedicao).values(novo).returning({ id: atestosMedicao.id });
    if (!row) throw new Error('an attestation that was inserted has a row');
    return row.id;
  }

  /** The newest first. */
  ofBilling(tx: Transaction, medicaoId: number): Promise<Atesto[]> {
    return tx
      .select()
      .from(atestosMedicao)
      .where(eq(atestosMedicao.medicaoId, medicaoId))
      .orderBy(desc(atestosMedicao.versao));
  }

  async findByCode(tx: Transaction, codigo: string): Promise<Atesto | undefined> {
    const [row] = await tx.select().from(atestosMedicao).where(eq(atestosMedicao.codigo, codigo));
    return row;
  }

  /** For each unit of a billing: the newest of its closed maps there, and the hashes of all of them in order. */
  heads(tx: Transaction, medicaoId: number): Promise<(Omit<CabecaDaCadeia, 'resumo'> & { hashes: string })[]> {
    return rows<Omit<CabecaDaCadeia, 'resumo'> & { hashes: string }>(
      tx,
      sql`
        select f.lotacao_id as "lotacaoId", u.nome as lotacao, count(*)::int as mapas, max(f.sequencia)::int as sequencia,
          (array_agg(f.hash order by f.sequencia desc))[1] as hash, string_agg(f.hash, ',' order by f.data) as hashes
        from linhas_medicao l join fechamentos_mapa f on f.id = l.fechamento_id join lotacoes u on u.id = l.lotacao_id
        where l.medicao_id = ${medicaoId} group by f.lotacao_id, u.nome order by f.lotacao_id`,
    );
  }

  /** The units whose head is no longer what the chain holds. */
  async missingHeads(tx: Transaction, cabecas: readonly CabecaDaCadeia[]): Promise<string[]> {
    const faltam = await rows<{ lotacao: string }>(
      tx,
      sql`
        select c.lotacao from jsonb_to_recordset(${JSON.stringify(cabecas)}::jsonb)
          as c("lotacaoId" int, lotacao text, sequencia int, hash text)
        where not exists (
          select from fechamentos_mapa f
          where f.lotacao_id = c."lotacaoId" and f.sequencia = c.sequencia and f.hash = c.hash)`,
    );
    return faltam.map(({ lotacao }) => lotacao);
  }

  /** The contract of an attestation in force, by this person, of the month this day is part of. */
  async attestedBy(tx: Transaction, usuarioId: number, { lotacaoId, data }: DiaDaUnidade): Promise<string | undefined> {
    const [achado] = await rows<{ contrato: string }>(
      tx,
      sql`
        select c.numero as contrato from linhas_medicao l
        join medicoes m on m.id = l.medicao_id and m.situacao = 'ATESTADA' join contratos c on c.id = m.contrato_id
        where l.lotacao_id = ${lotacaoId} and l.data = ${data}::date and exists (
          select from atestos_medicao a where a.medicao_id = m.id and a.atestado_por = ${usuarioId}
            and a.versao = (select max(versao) from atestos_medicao where medicao_id = m.id)) limit 1`,
    );
    return achado?.contrato;
  }
}
