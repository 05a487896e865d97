import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Database, rows, type Transaction } from '../database/database.ts';
import { keptRows } from '../database/kept-query.ts';
import { efetivosDiarios } from './efetivos.schema.ts';

type Linha = typeof efetivosDiarios.$inferSelect;
export type LinhaEfetivo = Omit<Linha, 'visitantesPrevistos' | 'referenciaFonte' | 'informadoPor'>;
export type EfetivoDaLotacao = LinhaEfetivo & { nome: string; municipio: string; uf: string };

export type UnidadeNoDia = {
  id: number;
  nome: string;
  municipio: string;
  uf: components['schemas']['Uf'];
  fusoHorario: string;
  /** Null while nobody informed the day. */
  informado: {
    internos: number;
    servidores: number;
    fonte: components['schemas']['FonteEfetivo'];
    capturadoEm: number;
    por: string | null;
  } | null;
  /** The last day before it that has numbers. */
  anterior: { data: string; internos: number; servidores: number } | null;
};

const referencia = keptRows<Record<keyof LinhaEfetivo, string | number>>(sql`
  select ${sql.placeholder('lotacaoId')}::int as "lotacaoId", e.data::text as data, e.internos,
         e.servidores_plantao as "servidoresPlantao", e.servidores_expediente as "servidoresExpediente",
         e.fonte, (extract(epoch from e.capturado_em) * 1000)::float8 as "capturadoEm"
  from efetivo_de_referencia(${sql.placeholder('lotacaoId')}::int, ${sql.placeholder('data')}::date) e`);

@Injectable()
export class EfetivosRepository {
  /** The rule is in the SQL function. */
  async findReferencia(tx: Transaction, lotacaoId: number, data: string): Promise<LinhaEfetivo | undefined> {
    const [row] = await referencia(tx, { lotacaoId, data });
    return row && ({ ...row, capturadoEm: new Date(row.capturadoEm) } as LinhaEfetivo);
  }

  /** One index probe per unit, however long the history. Units without any head count are left out. */
  async findPage(
    tx: Transaction,
    { data, lotacaoId }: { data: string; lotacaoId?: number | undefined },
    { pagina, tamanho }: { pagina: number; tamanho: number },
  ): Promise<{ itens: EfetivoDaLotacao[]; total: number }> {
    const only: SQL = lotacaoId === undefined ? sql`l.ativa` : sql`l.id = ${lotacaoId}`;
    const itens = await rows<Record<keyof EfetivoDaLotacao, string | number>>(
      tx,
      sql`
        select l.id as "lotacaoId", l.nome, l.municipio, l.uf, e.data::text as data, e.internos,
               e.servidores_plantao as "servidoresPlantao", e.servidores_expediente as "servidoresExpediente",
               e.fonte, (extract(epoch from e.capturado_em) * 1000)::float8 as "capturadoEm"
        from lotacoes l
        cross join lateral (
          select * from efetivos_diarios d
          where d.lotacao_id = l.id and d.data <= ${data}::date
          order by d.data desc limit 1
        ) e
        where ${only}
        order by l.nome_busca, l.id
        limit ${tamanho} offset ${(pagina - 1) * tamanho}`,
    );
    const [contagem] = await rows<{ total: number }>(
      tx,
      sql`
        select count(*)::int as total from lotacoes l
        where ${only} and exists (
          select from efetivos_diarios d where d.lotacao_id = l.id and d.data <= ${data}::date)`,
    );
    const typed = itens.map(row => ({ ...row, capturadoEm: new Date(row.capturadoEm) }) as EfetivoDaLotacao);
    return { itens: typed, total: contagem?.total ?? 0 };
  }

  /** By name: two probes of the primary key for each active unit, however long the history. */
  dayOfUnits(tx: Transaction, data: string, lotacaoId: number | null): Promise<UnidadeNoDia[]> {
    return rows<UnidadeNoDia>(
      tx,
      sql`
        select l.id, l.nome, l.municipio, l.uf, l.fuso_horario as "fusoHorario",
          case when e.data is not null then json_build_object('internos', e.internos,
            'servidores', e.servidores_plantao + e.servidores_expediente, 'fonte', e.fonte,
            'capturadoEm', (extract(epoch from e.capturado_em) * 1000)::float8, 'por', u.nome) end as informado,
          case when a.data is not null then json_build_object('data', a.data, 'internos', a.internos,
            'servidores', a.servidores_plantao + a.servidores_expediente) end as anterior
        from lotacoes l
        left join efetivos_diarios e on e.lotacao_id = l.id and e.data = ${data}::date
        left join usuarios u on u.id = e.informado_por
        left join lateral (
          select * from efetivos_diarios d where d.lotacao_id = l.id and d.data < ${data}::date order by d.data desc limit 1
        ) a on true
        where l.ativa ${lotacaoId === null ? sql`` : sql`and l.id = ${lotacaoId}`}
        order by l.nome_busca, l.id`,
    );
  }

  async findOne(tx: Transaction, lotacaoId: number, data: string): Promise<Linha | undefined> {
    const where = and(eq(efetivosDiarios.lotacaoId, lotacaoId), eq(efetivosDiarios.data, data));
    return (await tx.select().from(efetivosDiarios).where(where))[0];
  }

  /** Keeps the stored visitors when `visitantesPrevistos` is undefined. */
  async upsert(
    tx: Database | Transaction,
    efetivo: LinhaEfetivo & { visitantesPrevistos?: number | null | undefined; informadoPor: number },
  ): Promise<void> {
    const { lotacaoId: _lotacao, data: _data, ...valores } = efetivo;
    await tx
      .insert(efetivosDiarios)
      .values(efetivo)
      .onConflictDoUpdate({ target: [efetivosDiarios.lotacaoId, efetivosDiarios.data], set: valores });
  }
}
