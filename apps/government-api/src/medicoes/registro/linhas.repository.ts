import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { rows, type Transaction } from '../../database/database.ts';
import { situacoesNoMapa } from '../../pedidos/pedidos.ciclo.table.ts';
import type { Medicao } from './medicoes.repository.ts';
import type { DiaDaUnidade } from './medicoes.rules.ts';

export type LinhaGuardada = DiaDaUnidade & {
  id: number;
  fechamentoId: number | null;
  brutoCentavos: number;
  glosaCentavos: number;
  propostoPct: number;
  propostoCentavos: number;
};

type Decisao = {
  readonly percentual: number;
  readonly motivo: string;
  /** Of the contract, that provides for the discount. */
  readonly clausula: string | null;
  readonly em: Date;
  readonly por: number;
};

/** The lines of a billing: each comes from one closed map, whose numbers never change. */
@Injectable()
export class LinhasRepository {
  /**
   * Brings the lines to what the maps in force say, of the whole month or of one unit's day. A day with meals of the
   * contract and no closing has a line without numbers. A decision stays where the numbers it was based on are the
   * same.
   */
  async compose(tx: Transaction, { id, contratoId, mes }: Medicao, dia?: DiaDaUnidade): Promise<void> {
    const noMes = (coluna: string) => {
      const c = sql.raw(coluna);
      return dia
        ? sql`${c}.data_refeicao = ${dia.data}::date and ${c}.lotacao_id = ${dia.lotacaoId}`
        : sql`${c}.data_refeicao >= ${mes}::date and ${c}.data_refeicao < ${mes}::date + interval '1 month'`;
    };
    const noMesPorData = (coluna: string) => {
      const c = sql.raw(coluna);
      return dia
        ? sql`${c}.data = ${dia.data}::date and ${c}.lotacao_id = ${dia.lotacaoId}`
        : sql`${c}.data >= ${mes}::date and ${c}.data < ${mes}::date + interval '1 month'`;
    };
    await tx.execute(sql`
      with esperados as (
        select p.lotacao_id, p.data_refeicao as data from pedidos p
        where ${noMes('p')} and p.situacao in ${situacoesNoMapa}
          and exists (select from itens_pedido i where i.pedido_id = p.id and i.contrato_id = ${contratoId})
        union
        select q.lotacao_id, q.data from quantidades_importadas q
        where ${noMesPorData('q')} and q.contrato_id = ${contratoId} and not exists (
          select from pedidos p
          where p.lotacao_id = q.lotacao_id and p.data_refeicao = q.data and p.situacao in ${situacoesNoMapa})
      ),
      fechados as (
        select f.lotacao_id, f.data, f.id, k.parte
        from fechamentos_mapa f cross join lateral jsonb_array_elements(f.conteudo->'contratos') as k(parte)
        where ${noMesPorData('f')} and f.situacao <> 'REABERTO' and (k.parte->>'id')::int = ${contratoId}
      ),
      saidas as (
        delete from linhas_medicao l where l.medicao_id = ${id} and ${noMesPorData('l')}
          and not exists (select from esperados e where e.lotacao_id = l.lotacao_id and e.data = l.data)
          and not exists (select from fechados f where f.lotacao_id = l.lotacao_id and f.data = l.data)
      )
      insert into linhas_medicao as l (medicao_id, lotacao_id, data, fechamento_id, refeicoes, bruto_centavos, glosa_centavos,
        pontos, proposto_pct, proposto_centavos, celulas)
      select ${id}, coalesce(e.lotacao_id, f.lotacao_id), coalesce(e.data, f.data), f.id,
        coalesce((select sum((c->>'aceita')::int) from jsonb_array_elements(f.parte->'celulas') c), 0),
        coalesce((f.parte->>'brutoCentavos')::bigint, 0), coalesce((f.parte->>'glosaCentavos')::bigint, 0),
        coalesce((f.parte->>'pontos')::int, 0), coalesce((f.parte->>'descontoPct')::smallint, 0),
        coalesce((f.parte->>'descontoCentavos')::bigint, 0), coalesce(f.parte->'celulas', '[]')
      from esperados e full join fechados f on f.lotacao_id = e.lotacao_id and f.data = e.data
      on conflict (medicao_id, lotacao_id, data) do update set
        fechamento_id = excluded.fechamento_id, refeicoes = excluded.refeicoes, bruto_centavos = excluded.bruto_centavos,
        glosa_centavos = excluded.glosa_centavos, pontos = excluded.pontos, proposto_pct = excluded.proposto_pct,
        proposto_centavos = excluded.proposto_centavos, celulas = excluded.celulas
      where l.fechamento_id is distinct from excluded.fechamento_id`);
    await this.dropStaleDecisions(tx, id);
  }

  /** Drops decisions based on other numbers than those in force. While the map is open a decision waits. */
  private async dropStaleDecisions(tx: Transaction, medicaoId: number): Promise<void> {
    await tx.execute(sql`
      update linhas_medicao set decidido_pct = null, decidido_centavos = null, decisao_base_centavos = null,
        decisao_de_pct = null, decisao_motivo = null, decisao_clausula = null, decidido_em = null, decidido_por = null
      where medicao_id = ${medicaoId} and decidido_em is not null and fechamento_id is not null
        and (decisao_base_centavos, decisao_de_pct) is distinct from (bruto_centavos - glosa_centavos, proposto_pct)`);
  }

  /** Rounds half up to the centavo, as the map does (ADR 48). False where there is nothing to decide. */
  async decide(
    tx: Transaction,
    { medicaoId, linhaId }: { medicaoId: number; linhaId: number },
    { percentual, motivo, clausula, em, por }: Decisao,
  ): Promise<boolean> {
    const mudadas = await rows<{ id: number }>(
      tx,
      sql`
        update linhas_medicao set decidido_pct = ${percentual}::smallint,
          decidido_centavos = ((bruto_centavos - glosa_centavos) * ${percentual}::bigint + 50) / 100,
          decisao_base_centavos = bruto_centavos - glosa_centavos, decisao_de_pct = proposto_pct,
          decisao_motivo = ${motivo}, decisao_clausula = ${clausula}, decidido_em = ${em.toISOString()}::timestamptz, decidido_por = ${por}
        where id = ${linhaId} and medicao_id = ${medicaoId} and fechamento_id is not null and proposto_centavos > 0
        returning id`,
    );
    return mudadas.length > 0;
  }

  async find(tx: Transaction, medicaoId: number, linhaId: number): Promise<LinhaGuardada | undefined> {
    const [linha] = await this.linhas(tx, medicaoId, sql`l.id = ${linhaId}`);
    return linha;
  }

  async findByDay(tx: Transaction, medicaoId: number, dia: DiaDaUnidade): Promise<LinhaGuardada | undefined> {
    const [linha] = await this.linhas(
      tx,
      medicaoId,
      sql`l.lotacao_id = ${dia.lotacaoId} and l.data = ${dia.data}::date`,
    );
    return linha;
  }

  all(tx: Transaction, medicaoId: number): Promise<LinhaGuardada[]> {
    return this.linhas(tx, medicaoId, sql`true`);
  }

  private linhas(tx: Transaction, medicaoId: number, onde: ReturnType<typeof sql>): Promise<LinhaGuardada[]> {
    return rows<LinhaGuardada>(
      tx,
      sql`
        select l.id, l.lotacao_id as "lotacaoId", l.data::text as data, l.fechamento_id as "fechamentoId",
          l.bruto_centavos::float8 as "brutoCentavos", l.glosa_centavos::float8 as "glosaCentavos",
          l.proposto_pct::int as "propostoPct", l.proposto_centavos::float8 as "propostoCentavos"
        from linhas_medicao l where l.medicao_id = ${medicaoId} and ${onde} order by l.lotacao_id, l.data`,
    );
  }

  /** Whether this person closed, or signed for the unit, any version of a map of these lines (R32). */
  async handsOn(
    tx: Transaction,
    medicaoId: number,
    usuarioId: number,
  ): Promise<{ lotacao: string; data: string; fechou: boolean } | undefined> {
    const [feito] = await rows<{ lotacao: string; data: string; fechou: boolean }>(
      tx,
      sql`
        select u.nome as lotacao, f.data::text as data, f.fechado_por = ${usuarioId} as fechou
        from linhas_medicao l join fechamentos_mapa f on f.lotacao_id = l.lotacao_id and f.data = l.data
        join lotacoes u on u.id = l.lotacao_id
        where l.medicao_id = ${medicaoId} and (
          f.fechado_por = ${usuarioId} or exists (
            select from assinaturas_mapa a
            where a.fechamento_id = f.id and a.papel = 'RESPONSAVEL_UNIDADE' and a.usuario_id = ${usuarioId}))
        order by f.data, u.nome limit 1`,
    );
    return feito;
  }
}
