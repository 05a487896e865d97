import { Injectable } from '@nestjs/common';
import { and, asc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import type { Numeros } from './efetivos.rules.ts';
import { efetivosDiarios } from './efetivos.schema.ts';

export type Dia = Numeros & { readonly lotacaoId: number; readonly data: string };
export type DiaGravado = typeof efetivosDiarios.$inferSelect;
export type DiaExportado = Numeros & {
  data: string;
  codigo: string;
  nome: string;
  uf: string;
  municipio: string;
  fusoHorario: string;
  fonte: string;
  capturadoEm: number;
};

@Injectable()
export class EfetivosMesRepository {
  async lock(tx: Transaction, lotacaoId: number): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(1812, ${lotacaoId}::int)`);
  }

  /** An import writes days of many units, so every other writer waits. */
  async lockAll(tx: Transaction): Promise<void> {
    await tx.execute(sql`lock table efetivos_diarios in share row exclusive mode`);
  }

  findDias(tx: Transaction, lotacaoId: number, { de, ate }: { de: string; ate: string }): Promise<DiaGravado[]> {
    return tx
      .select()
      .from(efetivosDiarios)
      .where(
        and(eq(efetivosDiarios.lotacaoId, lotacaoId), gte(efetivosDiarios.data, de), lte(efetivosDiarios.data, ate)),
      )
      .orderBy(asc(efetivosDiarios.data));
  }

  findConhecidos(tx: Transaction, dias: readonly { lotacaoId: number; data: string }[]): Promise<Dia[]> {
    return rows<Dia>(
      tx,
      sql`
        select d.lotacao_id as "lotacaoId", d.data::text as data, d.internos,
               d.servidores_plantao as "servidoresPlantao", d.servidores_expediente as "servidoresExpediente",
               d.visitantes_previstos as "visitantesPrevistos"
        from jsonb_to_recordset(${JSON.stringify(dias.map(({ lotacaoId, data }) => ({ lotacaoId, data })))}::jsonb)
          as i("lotacaoId" int, data date)
        join efetivos_diarios d on d.lotacao_id = i."lotacaoId" and d.data = i.data`,
    );
  }

  async upsertDias(
    tx: Transaction,
    dias: readonly Dia[],
    { fonte, agora, por }: { fonte: 'MANUAL' | 'IMPORTADO'; agora: Date; por: number },
  ): Promise<void> {
    await tx.execute(sql`
      insert into efetivos_diarios (lotacao_id, data, internos, servidores_plantao, servidores_expediente,
        visitantes_previstos, fonte, capturado_em, informado_por)
      select i."lotacaoId", i.data, i.internos, i."servidoresPlantao", i."servidoresExpediente", i."visitantesPrevistos",
             ${fonte}, ${agora.toISOString()}::timestamptz, ${por}::int
      from jsonb_to_recordset(${JSON.stringify(dias)}::jsonb) as i("lotacaoId" int, data date, internos int,
        "servidoresPlantao" int, "servidoresExpediente" int, "visitantesPrevistos" int)
      on conflict (lotacao_id, data) do update
      set internos = excluded.internos, servidores_plantao = excluded.servidores_plantao,
          servidores_expediente = excluded.servidores_expediente, visitantes_previstos = excluded.visitantes_previstos,
          fonte = excluded.fonte, capturado_em = excluded.capturado_em, informado_por = excluded.informado_por,
          referencia_fonte = null`);
  }

  findExportados(
    tx: Transaction,
    { de, ate, lotacaoId }: { de: string; ate: string; lotacaoId?: number | undefined },
  ): Promise<DiaExportado[]> {
    const only: SQL = lotacaoId === undefined ? sql`true` : sql`d.lotacao_id = ${lotacaoId}`;
    return rows<DiaExportado>(
      tx,
      sql`
        select d.data::text as data, l.codigo, l.nome, l.uf, l.municipio, l.fuso_horario as "fusoHorario", d.internos,
               d.servidores_plantao as "servidoresPlantao", d.servidores_expediente as "servidoresExpediente",
               d.visitantes_previstos as "visitantesPrevistos", d.fonte,
               (extract(epoch from d.capturado_em) * 1000)::float8 as "capturadoEm"
        from efetivos_diarios d join lotacoes l on l.id = d.lotacao_id
        where ${only} and d.data between ${de}::date and ${ate}::date
        order by l.nome_busca, l.id, d.data`,
    );
  }
}
