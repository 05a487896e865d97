import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { rows, type Transaction } from '../../database/database.ts';
import type { Recorte } from '../apuracao/recorte.query.ts';
import { COLUNAS, somaDe } from './somas.query.ts';

/** The class of the sums' advisory locks, and how many they are (2026-11-22-2361-somas-do-mapa.sql). */
const TRAVA = 2361;
const BALDES = 16;
/** Whoever wrote on a day three days ago has committed. Later days are in no sum, and those who write on them look for none. */
const DIAS_FORA = 3;

/** Units that share a lock and whose month could be added up further. */
export type Falta = { mes: string; ate: string; balde: number; lotacaoIds: number[] };
export type SomaErrada = { mes: string; lotacaoId: number };

const LIMITE = sql`(now() at time zone 'UTC')::date - ${sql.raw(String(DIAS_FORA))}`;

@Injectable()
export class SomasRepository {
  missing(tx: Transaction, most: number): Promise<Falta[]> {
    return rows<Falta>(
      tx,
      sql`
      with primeiro as (
        select least((select min(data_refeicao) from pedidos), (select min(data) from quantidades_importadas)) as dia
      ),
      meses as (
        select m::date as mes, least((m + interval '1 month')::date - 1, ${LIMITE}) as ate
        from primeiro, generate_series(date_trunc('month', dia::timestamp), (${LIMITE})::timestamp, interval '1 month') m
      )
      select m.mes::text, m.ate::text, l.id % ${sql.raw(String(BALDES))} as balde, json_agg(l.id order by l.id) as "lotacaoIds"
      from meses m cross join lotacoes l left join somas_mapa g on g.lotacao_id = l.id and g.mes = m.mes and g.ate >= m.ate
      where g.ate is null group by m.mes, m.ate, l.id % ${sql.raw(String(BALDES))} order by m.mes desc, balde limit ${most}`,
    );
  }

  /** Until this transaction ends nobody writes on a past day of these units. Never waits. */
  async tryLock(tx: Transaction, balde: number): Promise<boolean> {
    const [row] = await rows<{ mine: boolean }>(
      tx,
      sql`select pg_try_advisory_xact_lock(${sql.raw(String(TRAVA))}, ${balde}::int) as mine`,
    );
    return row?.mine ?? false;
  }

  /** Run after `tryLock`, as a statement of its own, to see everything written before the lock was taken. */
  async keep(tx: Transaction, recorte: Recorte): Promise<void> {
    await tx.execute(sql`
      insert into somas_mapa (lotacao_id, mes, ate, ${COLUNAS}, somada_em)
      select c.lotacao_id, ${recorte.de}::date, ${recorte.ate}::date, c.parcelas, c.por_contrato, c.dias_com_pedido, c.internos,
        c.servidores, c.dias_com_efetivo, now()
      from (${somaDe(recorte)}) c
      on conflict (lotacao_id, mes) do update set ate = excluded.ate, parcelas = excluded.parcelas,
        por_contrato = excluded.por_contrato, dias_com_pedido = excluded.dias_com_pedido, internos = excluded.internos,
        servidores = excluded.servidores, dias_com_efetivo = excluded.dias_com_efetivo, somada_em = excluded.somada_em`);
  }

  kept(tx: Transaction): Promise<{ mes: string; ate: string; somas: number }[]> {
    return rows(
      tx,
      sql`select mes::text, ate::text, count(*)::int as somas from somas_mapa group by mes, ate order by mes, ate`,
    );
  }

  /** The sums of a stretch that differ from their orders: one statement, so one moment. */
  wrong(tx: Transaction, recorte: Recorte): Promise<SomaErrada[]> {
    return rows<SomaErrada>(
      tx,
      sql`
      select g.mes::text, g.lotacao_id as "lotacaoId"
      from somas_mapa g join (${somaDe(recorte)}) c on c.lotacao_id = g.lotacao_id
      where g.mes = ${recorte.de}::date and g.ate = ${recorte.ate}::date
        and (g.parcelas, g.por_contrato, g.dias_com_pedido, g.internos, g.servidores, g.dias_com_efetivo)
          is distinct from (c.parcelas, c.por_contrato, c.dias_com_pedido, c.internos::bigint, c.servidores::bigint, c.dias_com_efetivo)
      order by 1, 2`,
    );
  }

  async forget(tx: Transaction): Promise<void> {
    await tx.execute(sql`delete from somas_mapa`);
  }
}
