import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { precoNoDia } from '../contratos/contratos.query.ts';
import { rows, type Transaction } from '../database/database.ts';
import { searchText } from '../database/search-text.ts';
import { situacoesNoMapa } from '../pedidos/pedidos.ciclo.table.ts';
import { importacoesMapa, quantidadesImportadas } from './importacoes-mapa.schema.ts';

type Schemas = components['schemas'];
export type Periodo = { readonly lotacaoId: number; readonly de: string; readonly ate: string };
export type Celula = { data: string; tipoAlimentacaoId: number; tipoPublicoId: number; quantidade: number };
export type DiaDaUnidade = {
  data: string;
  internos: number | null;
  servidores: number | null;
  /** The day the head count is from. */
  efetivoDe: string | null;
  temPedido: boolean;
};
type Unidade = { id: number; nome: string; sigla: string | null; municipio: string; uf: Schemas['Uf'] };
type Nova = typeof importacoesMapa.$inferInsert;

@Injectable()
export class ImportacoesMapaRepository {
  /** Locks the unit until the transaction ends, so that two imports of it follow each other. */
  async unit(tx: Transaction, id: number): Promise<Unidade | undefined> {
    const [row] = await rows<Unidade>(
      tx,
      sql`select id, nome, sigla, municipio, uf from lotacoes where id = ${id} for no key update`,
    );
    return row;
  }

  /** Finds a name or acronym anywhere in the text, whatever stands beside it. */
  unitsNamedIn(tx: Transaction, texto: string): Promise<Pick<Unidade, 'id' | 'nome' | 'sigla'>[]> {
    const buscado = searchText(texto);
    return rows(
      tx,
      sql`select id, nome, sigla from lotacoes
        where position(split_part(nome_busca, chr(10), 1) in ${buscado}) > 0 or position(lower(sigla) in ${buscado}) > 0 order by id`,
    );
  }

  /** The head count the map compares each day with (ADR 18), and whether an order counts on it. */
  days(tx: Transaction, { lotacaoId, de, ate }: Periodo): Promise<DiaDaUnidade[]> {
    return rows<DiaDaUnidade>(
      tx,
      sql`
        select d.data::text as data, e.internos, e.data::text as "efetivoDe",
          e.servidores_plantao + e.servidores_expediente as servidores,
          exists (
            select from pedidos p
            where p.lotacao_id = ${lotacaoId} and p.data_refeicao = d.data and p.situacao in ${situacoesNoMapa}
          ) as "temPedido"
        from (select ${de}::date + n as data from generate_series(0, ${ate}::date - ${de}::date) n) d
        left join lateral efetivo_de_referencia(${lotacaoId}, d.data) e on true
        order by 1`,
    );
  }

  async current(tx: Transaction, lotacaoId: number, mes: string) {
    const [row] = await tx
      .select()
      .from(importacoesMapa)
      .where(
        and(
          eq(importacoesMapa.lotacaoId, lotacaoId),
          eq(importacoesMapa.mes, mes),
          isNull(importacoesMapa.substituidaEm),
        ),
      );
    return row;
  }

  async replace(tx: Transaction, { lotacaoId, de, ate }: Periodo, mes: string, agora: Date): Promise<void> {
    await tx
      .update(importacoesMapa)
      .set({ substituidaEm: agora })
      .where(
        and(
          eq(importacoesMapa.lotacaoId, lotacaoId),
          eq(importacoesMapa.mes, mes),
          isNull(importacoesMapa.substituidaEm),
        ),
      );
    await tx
      .delete(quantidadesImportadas)
      .where(
        and(
          eq(quantidadesImportadas.lotacaoId, lotacaoId),
          sql`${quantidadesImportadas.data} between ${de}::date and ${ate}::date`,
        ),
      );
  }

  async insert(tx: Transaction, nova: Nova): Promise<number> {
    const [row] = await tx.insert(importacoesMapa).values(nova).returning({ id: importacoesMapa.id });
    if (!row) throw new Error('An imported month could not be written down.');
    return row.id;
  }

  async insertCells(
    tx: Transaction,
    lotacaoId: number,
    importacaoId: number,
    celulas: readonly Celula[],
  ): Promise<void> {
    await tx.execute(sql`
      insert into quantidades_importadas
        (lotacao_id, data, tipo_alimentacao_id, tipo_publico_id, importacao_id, quantidade, contrato_id, preco_centavos)
      select ${lotacaoId}, c.data, c.refeicao, c.publico, ${importacaoId}, c.quantidade, c.contrato, c.preco
      from (${this.priced(lotacaoId, celulas)}) c`);
  }

  async countWithoutPrice(tx: Transaction, lotacaoId: number, celulas: readonly Celula[]): Promise<number> {
    const [row] = await rows<{ total: number }>(
      tx,
      sql`select count(*)::int as total from (${this.priced(lotacaoId, celulas)}) c where c.preco is null and c.quantidade > 0`,
    );
    return row?.total ?? 0;
  }

  private priced(lotacaoId: number, celulas: readonly Celula[]) {
    return sql`
      select v.data, v."tipoAlimentacaoId" as refeicao, v."tipoPublicoId" as publico, v.quantidade,
        ic.contrato_id as contrato, ${precoNoDia(sql`ic`, sql`v.data`)} as preco
      from jsonb_to_recordset(${JSON.stringify(celulas)}::jsonb)
        as v(data date, "tipoAlimentacaoId" int, "tipoPublicoId" int, quantidade int)
      left join contratos_lotacoes cl on cl.lotacao_id = ${lotacaoId} and cl.tipo_alimentacao_id = v."tipoAlimentacaoId"
        and v.data between cl.inicio and cl.fim
      left join itens_contrato ic on ic.contrato_id = cl.contrato_id
        and ic.tipo_alimentacao_id = v."tipoAlimentacaoId" and ic.tipo_publico_id = v."tipoPublicoId"`;
  }
}
