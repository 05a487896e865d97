import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { usuarios } from '../usuarios/usuarios.query.ts';
import { itensProgramacao, programacoes } from './programacoes.schema.ts';
import type { RegraFeriado } from './semana/resolucao.rules.ts';

export type Programacao = typeof programacoes.$inferSelect;
export type Versao = Programacao & { autor: string | null; totalSemanal: number };
export type Item = Omit<typeof itensProgramacao.$inferSelect, 'programacaoId'>;
export type ItemDeLotacao = Item & { lotacaoId: number };

/** `fim` null means until the next version. */
export type Abertura = {
  readonly lotacaoId: number;
  readonly inicio: string;
  readonly fim: string | null;
  readonly observacao: string | null;
  readonly regraFeriado: RegraFeriado;
};
export type Marca = { readonly usuarioId: number | null; readonly agora: Date };

@Injectable()
export class ProgramacoesRepository {
  async findOn(tx: Transaction, lotacaoId: number, data: string): Promise<Versao | undefined> {
    const [row] = await select(tx).where(validOn(lotacaoId, data));
    return row;
  }

  async findById(tx: Transaction, id: number): Promise<Versao | undefined> {
    const [row] = await select(tx).where(eq(programacoes.id, id));
    return row;
  }

  findTimeline(tx: Transaction, lotacaoId: number): Promise<Versao[]> {
    return select(tx).where(eq(programacoes.lotacaoId, lotacaoId)).orderBy(desc(programacoes.vigenciaInicio));
  }

  findItens(tx: Transaction, programacaoId: number): Promise<Item[]> {
    const { programacaoId: dona, ...campos } = getTableColumns(itensProgramacao);
    return tx
      .select(campos)
      .from(itensProgramacao)
      .where(eq(dona, programacaoId))
      .orderBy(
        asc(itensProgramacao.diaSemana),
        asc(itensProgramacao.tipoAlimentacaoId),
        asc(itensProgramacao.tipoPublicoId),
      );
  }

  /** Changes of one unit's programme wait for each other here. Locked in id order, so that two callers cannot deadlock. */
  async lockLotacoes(tx: Transaction, ids: readonly number[]): Promise<void> {
    await tx.execute(sql`select id from lotacoes where id in (${idList(ids)}) order by id for no key update`);
  }

  /** Locks the version's unit, then reads the version again, because it may be removed during the wait. */
  async lockLotacaoOf(tx: Transaction, programacaoId: number): Promise<Versao | undefined> {
    const antes = await this.findById(tx, programacaoId);
    if (!antes) return undefined;
    await this.lockLotacoes(tx, [antes.lotacaoId]);
    return this.findById(tx, programacaoId);
  }

  /** The tag of the unit's timeline: it changes whenever a version is opened, changed or removed. */
  async timelineTag(
    tx: Transaction,
    lotacaoId: number,
  ): Promise<{ tag: number; nome: string | null; em: Date | null }> {
    const [row] = await rows<{ tag: number; nome: string | null; em: number | null }>(
      tx,
      sql`
        select coalesce(sum(p.id::bigint + p.versao), 0)::float8 as tag,
          (extract(epoch from max(p.alterado_em)) * 1000)::float8 as em,
          (select u.nome from programacoes q join usuarios u on u.id = q.alterado_por
           where q.lotacao_id = ${lotacaoId} order by q.alterado_em desc, q.id desc limit 1) as nome
        from programacoes p where p.lotacao_id = ${lotacaoId}`,
    );
    return { tag: row?.tag ?? 0, nome: row?.nome ?? null, em: row?.em ? new Date(row.em) : null };
  }

  /** Opens versions: the one before ends the day before, one of the same day is replaced, a later one keeps its start. */
  async open(tx: Transaction, aberturas: readonly Abertura[], { usuarioId, agora }: Marca): Promise<void> {
    const novas = sql`jsonb_to_recordset(${JSON.stringify(aberturas)}::jsonb)
      as n("lotacaoId" int, inicio date, fim date, observacao text, "regraFeriado" text)`;
    const em = agora.toISOString();
    await tx.execute(
      sql`delete from programacoes p using ${novas} where p.lotacao_id = n."lotacaoId" and p.vigencia_inicio = n.inicio`,
    );
    await tx.execute(sql`
      update programacoes p
      set vigencia_fim = n.inicio - 1, versao = versao + 1, alterado_em = ${em}, alterado_por = ${usuarioId}
      from ${novas}
      where p.lotacao_id = n."lotacaoId" and p.vigencia_inicio < n.inicio
        and (p.vigencia_fim is null or p.vigencia_fim >= n.inicio)`);
    await tx.execute(sql`
      insert into programacoes
        (lotacao_id, vigencia_inicio, vigencia_fim, observacao, regra_feriado, alterado_em, alterado_por)
      select n."lotacaoId", n.inicio,
             coalesce(n.fim, (select min(p.vigencia_inicio) - 1 from programacoes p
                              where p.lotacao_id = n."lotacaoId" and p.vigencia_inicio > n.inicio)),
             n.observacao, n."regraFeriado", ${em}, ${usuarioId}
      from ${novas}`);
  }

  async insertItens(tx: Transaction, inicio: string, novos: readonly ItemDeLotacao[]): Promise<void> {
    if (novos.length === 0) return;
    await tx.execute(sql`
      insert into itens_programacao (programacao_id, dia_semana, tipo_alimentacao_id, tipo_publico_id, quantidade)
      select p.id, i."diaSemana", i."tipoAlimentacaoId", i."tipoPublicoId", i.quantidade
      from jsonb_to_recordset(${JSON.stringify(novos)}::jsonb)
        as i("lotacaoId" int, "diaSemana" int, "tipoAlimentacaoId" int, "tipoPublicoId" int, quantidade int)
      join programacoes p on p.lotacao_id = i."lotacaoId" and p.vigencia_inicio = ${inicio}::date`);
  }

  async replaceItens(tx: Transaction, programacao: Programacao, itens: readonly Item[]): Promise<void> {
    await tx.delete(itensProgramacao).where(eq(itensProgramacao.programacaoId, programacao.id));
    const { lotacaoId, vigenciaInicio } = programacao;
    await this.insertItens(
      tx,
      vigenciaInicio,
      itens.map(item => ({ ...item, lotacaoId })),
    );
  }

  async update(tx: Transaction, id: number, set: Partial<Programacao>, { usuarioId, agora }: Marca): Promise<void> {
    await tx
      .update(programacoes)
      .set({ ...set, versao: sql`${programacoes.versao} + 1`, alteradoEm: agora, alteradoPor: usuarioId })
      .where(eq(programacoes.id, id));
  }

  async delete(tx: Transaction, id: number): Promise<void> {
    await tx.delete(programacoes).where(eq(programacoes.id, id));
  }

  async copy(
    tx: Transaction,
    id: number,
    vigencia: { inicio: string; fim: string | null },
    { usuarioId, agora }: Marca,
  ) {
    await tx.execute(sql`
      with nova as (
        insert into programacoes
          (lotacao_id, vigencia_inicio, vigencia_fim, observacao, regra_feriado, alterado_em, alterado_por)
        select lotacao_id, ${vigencia.inicio}::date, ${vigencia.fim}::date, observacao, regra_feriado,
               ${agora.toISOString()}, ${usuarioId}
        from programacoes where id = ${id}
        returning id
      )
      insert into itens_programacao
      select nova.id, i.dia_semana, i.tipo_alimentacao_id, i.tipo_publico_id, i.quantidade
      from itens_programacao i, nova where i.programacao_id = ${id}`);
  }
}

function select(tx: Transaction) {
  return tx
    .select({
      ...getTableColumns(programacoes),
      autor: usuarios.nome,
      totalSemanal: sql<number>`(
        select coalesce(sum(i.quantidade), 0)::int from itens_programacao i where i.programacao_id = ${programacoes.id})`,
    })
    .from(programacoes)
    .leftJoin(usuarios, eq(usuarios.id, programacoes.alteradoPor))
    .$dynamic();
}

function validOn(lotacaoId: number, data: string): SQL | undefined {
  return and(
    eq(programacoes.lotacaoId, lotacaoId),
    sql`daterange(${programacoes.vigenciaInicio}, ${programacoes.vigenciaFim}, '[]') @> ${data}::date`,
  );
}

/** Any number of ids as one parameter. */
export function idList(ids: readonly number[]) {
  return sql`select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)`;
}
