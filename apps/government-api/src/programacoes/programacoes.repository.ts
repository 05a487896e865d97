import { Injectable } from '@nestjs/common';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { lotacoes } from '../lotacoes/lotacoes.table.ts';
import { itensProgramacao, programacoes } from './programacoes.table.ts';

export type Programacao = typeof programacoes.$inferSelect;
export type Item = Omit<typeof itensProgramacao.$inferSelect, 'programacaoId'>;

@Injectable()
export class ProgramacoesRepository {
  async findOn(tx: Transaction, lotacaoId: number, data: string): Promise<Programacao | undefined> {
    const [row] = await tx.select().from(programacoes).where(validOn(lotacaoId, data));
    return row;
  }

  findItens(tx: Transaction, programacaoId: number): Promise<Item[]> {
    const { programacaoId: dona, ...campos } = itens;
    return tx
      .select(campos)
      .from(itensProgramacao)
      .where(eq(dona, programacaoId))
      .orderBy(asc(itens.diaSemana), asc(itens.tipoAlimentacaoId), asc(itens.tipoPublicoId));
  }

  findItensOn(tx: Transaction, lotacaoId: number, data: string, diaSemana: number): Promise<Omit<Item, 'diaSemana'>[]> {
    const { programacaoId: dona, diaSemana: dia, ...campos } = itens;
    return tx
      .select(campos)
      .from(programacoes)
      .innerJoin(itensProgramacao, eq(dona, programacoes.id))
      .where(and(validOn(lotacaoId, data), eq(dia, diaSemana)))
      .orderBy(asc(itens.tipoAlimentacaoId), asc(itens.tipoPublicoId));
  }

  /** Two changes of one unit's programme wait for each other here. */
  async lockLotacao(tx: Transaction, lotacaoId: number): Promise<void> {
    await tx.select({ id: lotacoes.id }).from(lotacoes).where(eq(lotacoes.id, lotacaoId)).for('no key update');
  }

  /** Opens a version from `inicio` on: the one before ends the day before, one of the same day is replaced. */
  async open(tx: Transaction, lotacaoIds: readonly number[], inicio: string, observacao: string | null): Promise<void> {
    const ids = idList(lotacaoIds);
    await tx.execute(sql`delete from programacoes where vigencia_inicio = ${inicio}::date and lotacao_id in (${ids})`);
    await tx.execute(sql`
      update programacoes set vigencia_fim = ${inicio}::date - 1, versao = versao + 1, alterado_em = now()
      where lotacao_id in (${ids}) and vigencia_inicio < ${inicio}::date
        and (vigencia_fim is null or vigencia_fim >= ${inicio}::date)`);
    // A version that was planned for later keeps its start.
    await tx.execute(sql`
      insert into programacoes (lotacao_id, vigencia_inicio, vigencia_fim, observacao)
      select escolhidas.id, ${inicio}::date,
             (select min(p.vigencia_inicio) - 1 from programacoes p
              where p.lotacao_id = escolhidas.id and p.vigencia_inicio > ${inicio}::date),
             ${observacao}::text
      from (${ids}) as escolhidas(id)`);
  }

  async insertItens(tx: Transaction, lotacaoId: number, inicio: string, novos: readonly Item[]): Promise<void> {
    await tx.execute(sql`
      insert into itens_programacao (programacao_id, dia_semana, tipo_alimentacao_id, tipo_publico_id, quantidade)
      select p.id, i."diaSemana", i."tipoAlimentacaoId", i."tipoPublicoId", i.quantidade
      from programacoes p
      cross join jsonb_to_recordset(${JSON.stringify(novos)}::jsonb)
        as i("diaSemana" int, "tipoAlimentacaoId" int, "tipoPublicoId" int, quantidade int)
      where p.lotacao_id = ${lotacaoId} and p.vigencia_inicio = ${inicio}::date`);
  }
}

const itens = {
  programacaoId: itensProgramacao.programacaoId,
  diaSemana: itensProgramacao.diaSemana,
  tipoAlimentacaoId: itensProgramacao.tipoAlimentacaoId,
  tipoPublicoId: itensProgramacao.tipoPublicoId,
  quantidade: itensProgramacao.quantidade,
};

function validOn(lotacaoId: number, data: string) {
  return and(
    eq(programacoes.lotacaoId, lotacaoId),
    sql`daterange(${programacoes.vigenciaInicio}, ${programacoes.vigenciaFim}, '[]') @> ${data}::date`,
  );
}

/** Any number of ids as one parameter. */
export function idList(ids: readonly number[]) {
  return sql`select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)`;
}
