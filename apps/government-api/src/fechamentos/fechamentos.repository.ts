import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';

export type DaUnidade = { readonly lotacaoId: number; readonly data: string };

/** The class of the closing's advisory locks, one per unit. */
const TRAVA = 2250;

@Injectable()
export class FechamentosRepository {
  /** Shared lock: any number may write what a map shows, and none while a map of the unit is being closed. */
  async lockToWrite(tx: Transaction, lotacaoIds: readonly number[]): Promise<void> {
    await tx.execute(sql`
      select pg_advisory_xact_lock_shared(${TRAVA}, id) from (
        select distinct value::int as id from jsonb_array_elements_text(${JSON.stringify(lotacaoIds)}::jsonb) order by 1
      ) unidades`);
  }

  async lockToWriteByOrder(tx: Transaction, pedidoId: number): Promise<void> {
    await tx.execute(sql`
      select pg_advisory_xact_lock_shared(${TRAVA}, lotacao_id) from pedidos where id = ${pedidoId}`);
  }

  /** One closing of a unit at a time, so that its chain has one end. */
  async lockToClose(tx: Transaction, lotacaoId: number): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(${TRAVA}, ${lotacaoId}::int)`);
  }

  findClosed(tx: Transaction, dias: readonly DaUnidade[]): Promise<DaUnidade[]> {
    return rows<{ lotacaoId: number; data: string }>(
      tx,
      sql`
        select f.lotacao_id as "lotacaoId", f.data::text as data
        from jsonb_to_recordset(${JSON.stringify(dias)}::jsonb) as d("lotacaoId" int, data date)
        join fechamentos_mapa f on f.lotacao_id = d."lotacaoId" and f.data = d.data and f.situacao <> 'REABERTO'
        order by 2, 1`,
    );
  }
}
