import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import type { Chave, PresencaLida } from './atendimentos.repository.ts';

type Periodo = { de: string; ate: string; lotacaoId?: number; menos: number; vistasDesde: Date };

const MAIS_DE_UMA_VEZ = 500;

@Injectable()
export class EmUsoRepository {
  /**
   * True when the person was not here. `desde` is kept while they stay and starts again after they expired; their expired
   * presences elsewhere are deleted.
   */
  async keep(
    tx: Transaction,
    { lotacaoId, data }: Chave,
    usuarioId: number,
    em: Date,
    vivaDesde: Date,
  ): Promise<boolean> {
    const [agora, viva] = [em.toISOString(), vivaDesde.toISOString()];
    const [mantida] = await rows<{ chegou: boolean }>(
      tx,
      sql`
      with largadas as (
        delete from presencas
        where usuario_id = ${usuarioId} and visto_em <= ${viva}
          and (data, lotacao_id) <> (${data}::date, ${lotacaoId}::int)
      )
      insert into presencas as p (data, lotacao_id, usuario_id, desde, visto_em)
      values (${data}::date, ${lotacaoId}, ${usuarioId}, ${agora}, ${agora})
      on conflict (data, lotacao_id, usuario_id) do update
      set desde = case when p.visto_em > ${viva} then p.desde else excluded.desde end, visto_em = excluded.visto_em
      returning desde = ${agora}::timestamptz as chegou`,
    );
    return mantida?.chegou ?? false;
  }

  async leave(tx: Transaction, { lotacaoId, data }: Chave, usuarioId: number): Promise<boolean> {
    const saiu = await rows(
      tx,
      sql`
      delete from presencas where data = ${data}::date and lotacao_id = ${lotacaoId} and usuario_id = ${usuarioId}
      returning usuario_id`,
    );
    return saiu.length > 0;
  }

  async expire(tx: Transaction, vivaDesde: Date): Promise<Chave[]> {
    return rows<Chave>(
      tx,
      sql`
        with vencidas as (
          delete from presencas p
          using (select data, lotacao_id, usuario_id from presencas where visto_em <= ${vivaDesde.toISOString()}::timestamptz
            limit ${MAIS_DE_UMA_VEZ} for update skip locked) v
          where p.data = v.data and p.lotacao_id = v.lotacao_id and p.usuario_id = v.usuario_id
          returning p.data, p.lotacao_id
        )
        select distinct lotacao_id as "lotacaoId", data::text as data from vencidas`,
    );
  }

  find(tx: Transaction, { de, ate, lotacaoId, menos, vistasDesde }: Periodo): Promise<PresencaLida[]> {
    const daLotacao: SQL = lotacaoId === undefined ? sql`` : sql`and p.lotacao_id = ${lotacaoId}`;
    return rows<PresencaLida>(
      tx,
      sql`
        select p.lotacao_id as "lotacaoId", p.data, u.nome, p.desde
        from presencas p join usuarios u on u.id = p.usuario_id
        where p.data between ${de}::date and ${ate}::date ${daLotacao}
          and p.usuario_id <> ${menos} and p.visto_em > ${vistasDesde.toISOString()}
        order by p.desde desc limit 500`,
    );
  }
}
