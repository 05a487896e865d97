import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { and, asc, between, desc, eq, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import {
  chavesPessoais,
  colunasDoGesto,
  daChave,
  type GestoLido,
  gestosDeChave,
} from '../chaves-pessoais/chaves-pessoais.query.ts';
import { isoInstant } from '../clock/iso-instant.ts';
import { rows, type Transaction } from '../database/database.ts';
import type { Papel, SituacaoDaVersao } from '../fechamentos/fechamentos.ciclo.table.ts';
import type { DaUnidade } from '../fechamentos/fechamentos.service.ts';
import { situacoesNoMapa } from '../pedidos/pedidos.ciclo.table.ts';
import { demandaDe } from '../pedidos/pedidos.query.ts';
import { nomeDe, usuarios } from '../usuarios/usuarios.query.ts';
import { type Assinatura, assinaturasMapa, type Fechamento, fechamentosMapa } from './fechamento-do-mapa.schema.ts';

export type VersaoLida = Fechamento & { fechadoPorNome: string; reabertoPorNome: string | null };
/** `gesto` is null where the password signed. */
export type AssinaturaLida = Assinatura & { gesto: GestoLido | null };
/** `refeicoes`: the meals of a confirmed order that nobody recorded; null: it still waits for the desk. */
export type EntregaPendente = { numero: string; situacao: string; refeicoes: string | null };

export type VersaoPorAssinar = {
  lotacaoId: number;
  nome: string;
  municipio: string;
  uf: components['schemas']['Uf'];
  data: string;
  versao: number;
  fechadoEm: string;
  fechadoPor: string;
  totalRefeicoes: number;
  liquidoCentavos: number;
  feitas: { papel: Papel; usuarioId: number }[];
};

export type UnidadeNoMes = {
  id: number;
  nome: string;
  municipio: string;
  uf: components['schemas']['Uf'];
  fusoHorario: string;
  /** Two digits of the day and the first letter of its situation, one after another; null without any. */
  fechados: string | null;
};

/** More than fifty years of one unit, a version a day. */
const MAIS_ELOS = 20_000;

@Injectable()
export class FechamentoDoMapaRepository {
  /** The newest first. */
  async findVersions(tx: Transaction, { lotacaoId, data }: DaUnidade): Promise<VersaoLida[]> {
    const lidas = await tx
      .select({
        fechamento: fechamentosMapa,
        fechadoPorNome: usuarios.nome,
        reabertoPorNome: nomeDe(fechamentosMapa.reabertoPor),
      })
      .from(fechamentosMapa)
      .innerJoin(usuarios, eq(usuarios.id, fechamentosMapa.fechadoPor))
      .where(and(eq(fechamentosMapa.lotacaoId, lotacaoId), eq(fechamentosMapa.data, data)))
      .orderBy(desc(fechamentosMapa.versao));
    return lidas.map(({ fechamento, ...nomes }) => ({ ...fechamento, ...nomes }));
  }

  async findByCode(tx: Transaction, codigo: string): Promise<Fechamento | undefined> {
    const [row] = await tx.select().from(fechamentosMapa).where(eq(fechamentosMapa.codigo, codigo));
    return row;
  }

  async findNeighbours(tx: Transaction, { lotacaoId, sequencia }: Pick<Fechamento, 'lotacaoId' | 'sequencia'>) {
    const vizinhos = await tx
      .select({
        sequencia: fechamentosMapa.sequencia,
        hash: fechamentosMapa.hash,
        hashAnterior: fechamentosMapa.hashAnterior,
      })
      .from(fechamentosMapa)
      .where(
        and(
          eq(fechamentosMapa.lotacaoId, lotacaoId),
          inArray(fechamentosMapa.sequencia, [sequencia - 1, sequencia + 1]),
        ),
      );
    return {
      anterior: vizinhos.find(vizinho => vizinho.sequencia < sequencia),
      seguinte: vizinhos.find(vizinho => vizinho.sequencia > sequencia),
    };
  }

  async findLast(tx: Transaction, lotacaoId: number): Promise<{ sequencia: number; hash: string } | undefined> {
    const [row] = await tx
      .select({ sequencia: fechamentosMapa.sequencia, hash: fechamentosMapa.hash })
      .from(fechamentosMapa)
      .where(eq(fechamentosMapa.lotacaoId, lotacaoId))
      .orderBy(desc(fechamentosMapa.sequencia))
      .limit(1);
    return row;
  }

  /** In order; with a period, also what stood before it. */
  async findChain(tx: Transaction, lotacaoId: number, periodo?: { de: Date; ate: Date }): Promise<Fechamento[]> {
    const { fechadoEm } = fechamentosMapa;
    return tx
      .select()
      .from(fechamentosMapa)
      .where(
        and(
          eq(fechamentosMapa.lotacaoId, lotacaoId),
          periodo && gte(fechadoEm, periodo.de),
          periodo && lt(fechadoEm, periodo.ate),
        ),
      )
      .orderBy(asc(fechamentosMapa.sequencia))
      .limit(MAIS_ELOS);
  }

  /** The units that closed the last closed day, and since when. */
  async findLastDay(tx: Transaction): Promise<{ lotacaoId: number; data: string; de: Date }[]> {
    const dias = await rows<{ lotacaoId: number; data: string; de: number }>(
      tx,
      sql`
        select lotacao_id as "lotacaoId", data::text as data, (extract(epoch from min(fechado_em)) * 1000)::float8 as de
        from fechamentos_mapa where data = (select max(data) from fechamentos_mapa) group by 1, 2 order by 1`,
    );
    // An instant of the database is finer than a Date: take a whole millisecond before it.
    return dias.map(dia => ({ ...dia, de: new Date(Math.floor(dia.de) - 1) }));
  }

  async findSignatures(tx: Transaction, fechamentoIds: readonly number[]): Promise<AssinaturaLida[]> {
    if (fechamentoIds.length === 0) return [];
    return this.readSignatures(tx, inArray(assinaturasMapa.fechamentoId, [...fechamentoIds]));
  }

  signaturesOfChain(tx: Transaction, lotacaoId: number, de: number, ate: number): Promise<AssinaturaLida[]> {
    const { id, sequencia } = fechamentosMapa;
    const elos = and(eq(fechamentosMapa.lotacaoId, lotacaoId), between(sequencia, de, ate));
    const versoes = tx.select({ id }).from(fechamentosMapa).where(elos);
    return this.readSignatures(tx, inArray(assinaturasMapa.fechamentoId, versoes));
  }

  private async readSignatures(tx: Transaction, quais: SQL): Promise<AssinaturaLida[]> {
    const lidas = await tx
      .select({ assinatura: assinaturasMapa, gesto: colunasDoGesto })
      .from(assinaturasMapa)
      .leftJoin(gestosDeChave, eq(gestosDeChave.id, assinaturasMapa.gestoId))
      .leftJoin(chavesPessoais, daChave)
      .where(quais)
      .orderBy(asc(assinaturasMapa.em), asc(assinaturasMapa.id));
    // A key that signed was confirmed, and the constraints of the table keep touch and place together.
    return lidas.map(({ assinatura, gesto }) => ({
      ...assinatura,
      gesto: assinatura.gestoId === null ? null : (gesto as GestoLido),
    }));
  }

  async insert(tx: Transaction, novo: typeof fechamentosMapa.$inferInsert): Promise<number> {
    const [row] = await tx.insert(fechamentosMapa).values(novo).returning({ id: fechamentosMapa.id });
    if (!row) throw new Error('a closing was not written');
    return row.id;
  }

  async sign(tx: Transaction, nova: typeof assinaturasMapa.$inferInsert): Promise<void> {
    await tx.insert(assinaturasMapa).values(nova);
  }

  /** The caller holds the lock of the unit. */
  async transition(
    tx: Transaction,
    { id, de }: { id: number; de: readonly SituacaoDaVersao[] },
    set: Partial<Fechamento>,
  ): Promise<void> {
    const mudadas = await tx
      .update(fechamentosMapa)
      .set(set)
      .where(and(eq(fechamentosMapa.id, id), inArray(fechamentosMapa.situacao, [...de])))
      .returning({ id: fechamentosMapa.id });
    if (!mudadas.length) throw new Error('a map changed while its unit was locked');
  }

  pendingDeliveries(tx: Transaction, { lotacaoId, data }: DaUnidade): Promise<EntregaPendente[]> {
    return rows<EntregaPendente>(
      tx,
      sql`
        select p.numero, p.situacao, (
          select string_agg(t.nome, ', ' order by t.ordem, t.id) from tipos_alimentacao t
          where exists (
              select from itens_pedido i where i.pedido_id = p.id and i.tipo_alimentacao_id = t.id
                and ${demandaDe(sql`i`)} > 0)
            and not exists (
              select from recebimentos r where r.pedido_id = p.id and r.tipo_alimentacao_id = t.id and r.vigente)
        ) as refeicoes
        from pedidos p
        where p.lotacao_id = ${lotacaoId} and p.data_refeicao = ${data}::date and p.situacao in ('ENVIADO', 'CONFIRMADO')
        order by p.id`,
    );
  }

  ordersOf(tx: Transaction, { lotacaoId, data }: DaUnidade): Promise<{ numero: string; tipo: string }[]> {
    return rows<{ numero: string; tipo: string }>(
      tx,
      sql`
        select numero, tipo from pedidos
        where lotacao_id = ${lotacaoId} and data_refeicao = ${data}::date and situacao in ${situacoesNoMapa}
        order by id`,
    );
  }

  /** Waivers of rule R32 in force at some moment of the day, with the reason. */
  async waivers(tx: Transaction, lotacaoId: number, de: Date, ate: Date): Promise<string[]> {
    const lidas = await rows<{ motivo: string; por: string }>(
      tx,
      sql`
        select d.motivo, u.nome as por from dispensas_segregacao d join usuarios u on u.id = d.concedida_por
        where d.lotacao_id = ${lotacaoId} and d.desde < ${ate.toISOString()}::timestamptz
          and coalesce(d.ate, 'infinity') > ${de.toISOString()}::timestamptz
        order by d.id`,
    );
    return lidas.map(({ motivo, por }) => `${motivo} (concedida por ${por})`);
  }

  unclosed(tx: Transaction, data: string, fuso: string): Promise<{ lotacaoId: number; lotacao: string }[]> {
    return rows<{ lotacaoId: number; lotacao: string }>(
      tx,
      sql`
        select l.id as "lotacaoId", l.nome as lotacao from lotacoes l
        where l.ativa and l.fuso_horario = ${fuso}
          and not exists (
            select from fechamentos_mapa f
            where f.lotacao_id = l.id and f.data = ${data}::date and f.situacao <> 'REABERTO')
          and (
            exists (
              select from pedidos p where p.lotacao_id = l.id and p.data_refeicao = ${data}::date
                and p.situacao not in ('RASCUNHO', 'DEVOLVIDO', 'RECUSADO', 'CANCELADO', 'EXPIRADO'))
            or exists (select from efetivos_diarios e where e.lotacao_id = l.id and e.data = ${data}::date))
        order by l.id`,
    );
  }

  /** From the oldest day, with the roles already signed; `lotacaoId` null means every unit. */
  unsigned(tx: Transaction, lotacaoId: number | null): Promise<VersaoPorAssinar[]> {
    return rows<VersaoPorAssinar>(
      tx,
      sql`
        select l.id as "lotacaoId", l.nome, l.municipio, l.uf, f.data::text as data, f.versao::int as versao,
          ${isoInstant(sql`f.fechado_em`)} as "fechadoEm", u.nome as "fechadoPor",
          (select coalesce(sum((c->>'aceita')::int), 0)::int from jsonb_array_elements(f.conteudo->'colunas') c
            where c->'contaNosTotais' is distinct from 'false'::jsonb) as "totalRefeicoes",
          (f.conteudo->'valores'->>'liquidoCentavos')::float8 as "liquidoCentavos",
          coalesce((select json_agg(json_build_object('papel', a.papel, 'usuarioId', a.usuario_id))
            from assinaturas_mapa a where a.fechamento_id = f.id), '[]') as feitas
        from fechamentos_mapa f
        join lotacoes l on l.id = f.lotacao_id join usuarios u on u.id = f.fechado_por
        where f.situacao = 'FECHADO' ${lotacaoId === null ? sql`` : sql`and f.lotacao_id = ${lotacaoId}`}
        order by f.data, l.nome_busca limit 5000`,
    );
  }

  /** By name. The closed days come from the index alone, and only those there are: an open day costs nothing. */
  monthOfUnits(
    tx: Transaction,
    { de, ate }: { de: string; ate: string },
    lotacaoId: number | null,
  ): Promise<UnidadeNoMes[]> {
    const ultimas = sql`
      select distinct on (f.data, f.lotacao_id) f.lotacao_id, f.data, f.situacao
      from fechamentos_mapa f
      where f.data between ${de}::date and ${ate}::date ${lotacaoId === null ? sql`` : sql`and f.lotacao_id = ${lotacaoId}`}
      order by f.data, f.lotacao_id, f.versao desc`;
    return rows<UnidadeNoMes>(
      tx,
      sql`
        select l.id, l.nome, l.municipio, l.uf, l.fuso_horario as "fusoHorario", m.fechados
        from lotacoes l
        left join (
          select u.lotacao_id, string_agg(to_char(u.data, 'DD') || left(u.situacao, 1), '') as fechados
          from (${ultimas}) u group by u.lotacao_id
        ) m on m.lotacao_id = l.id
        where (l.ativa or m.fechados is not null) ${lotacaoId === null ? sql`` : sql`and l.id = ${lotacaoId}`}
        order by l.nome_busca, l.id`,
    );
  }

  versionsOf(tx: Transaction, lotacaoId: number, de: string, ate: string): Promise<Fechamento[]> {
    const { data, versao } = fechamentosMapa;
    return tx
      .select()
      .from(fechamentosMapa)
      .where(and(eq(fechamentosMapa.lotacaoId, lotacaoId), gte(data, de), lte(data, ate)))
      .orderBy(asc(data), asc(versao));
  }
}
