import { Injectable } from '@nestjs/common';
import { desc, eq, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { situacoesNoMapa } from '../pedidos/pedidos.ciclo.table.ts';
import { nomeDe } from '../usuarios/usuarios.query.ts';
import { interrupcoesEntrega } from './interrupcoes.schema.ts';

type Interrupcao = typeof interrupcoesEntrega.$inferSelect;
type Nova = Omit<typeof interrupcoesEntrega.$inferInsert, 'id'>;
export type InterrupcaoLida = Interrupcao & { por: string; encerradaPorNome: string | null; pedidosCancelados: number };

/** `refeicaoIds` empty: every meal of the contract. */
export type Dias = {
  readonly contratoId: number;
  readonly inicio: string;
  readonly fim: string;
  readonly refeicaoIds: readonly number[];
};
export type UnidadeAtendida = {
  id: number;
  nome: string;
  municipio: string;
  uf: string;
  refeicaoIds: number[];
  dias: number;
  /** Days without an order already sent. */
  aEnviar: number;
};

const ids = (lista: readonly number[]): string => `{${lista.join(',')}}`;

@Injectable()
export class InterrupcoesRepository {
  async ofContract(tx: Transaction, contratoId: number): Promise<InterrupcaoLida[]> {
    return (await this.ler(tx).where(eq(interrupcoesEntrega.contratoId, contratoId))).map(lida);
  }

  async findById(tx: Transaction, id: number): Promise<InterrupcaoLida | undefined> {
    const [row] = await this.ler(tx).where(eq(interrupcoesEntrega.id, id));
    return row && lida(row);
  }

  async lock(tx: Transaction, id: number): Promise<void> {
    await tx.execute(sql`select id from interrupcoes_entrega where id = ${id} for update`);
  }

  /** In id order, as a transfer does: an order being sent waits, and then sees that the meal is not delivered. */
  async lockUnits(tx: Transaction, { contratoId, inicio, fim }: Dias): Promise<void> {
    await tx.execute(sql`
      select id from lotacoes where id in (
        select lotacao_id from contratos_lotacoes
        where contrato_id = ${contratoId} and inicio <= ${fim}::date and fim >= ${inicio}::date)
      order by id for no key update`);
  }

  async findOverlap(
    tx: Transaction,
    { contratoId, inicio, fim, refeicaoIds }: Dias,
  ): Promise<{ inicio: string; fim: string } | undefined> {
    const [outra] = await rows<{ inicio: string; fim: string }>(
      tx,
      sql`
        select inicio::text, fim::text from interrupcoes_entrega
        where contrato_id = ${contratoId} and inicio <= ${fim}::date and fim >= ${inicio}::date and fim >= inicio
          and (refeicao_ids = '{}' or ${ids(refeicaoIds)}::int[] = '{}' or refeicao_ids && ${ids(refeicaoIds)}::int[])
        order by inicio limit 1`,
    );
    return outra;
  }

  /** The units whose meals stop, by name. */
  findUnits(tx: Transaction, { contratoId, inicio, fim, refeicaoIds }: Dias): Promise<UnidadeAtendida[]> {
    const destas = refeicaoIds.length ? sql`and cl.tipo_alimentacao_id = any (${ids(refeicaoIds)}::int[])` : sql``;
    return rows<UnidadeAtendida>(
      tx,
      sql`
        select l.id, l.nome, l.municipio, l.uf, array_agg(distinct u.refeicao) as "refeicaoIds",
          count(distinct u.dia)::int as dias,
          (count(distinct u.dia) filter (where not exists (
            select from pedidos p where p.lotacao_id = l.id and p.data_refeicao = u.dia and p.situacao in ${situacoesNoMapa}
          )))::int as "aEnviar"
        from (
          select cl.lotacao_id, cl.tipo_alimentacao_id as refeicao, d.dia::date as dia
          from contratos_lotacoes cl
          cross join lateral
            generate_series(greatest(cl.inicio, ${inicio}::date), least(cl.fim, ${fim}::date), '1 day') d(dia)
          where cl.contrato_id = ${contratoId} and cl.inicio <= ${fim}::date and cl.fim >= ${inicio}::date ${destas}
        ) u
        join lotacoes l on l.id = u.lotacao_id
        where l.ativa
        group by l.id
        order by l.nome_busca, l.id`,
    );
  }

  async insert(tx: Transaction, nova: Nova): Promise<number> {
    const [row] = await tx.insert(interrupcoesEntrega).values(nova).returning({ id: interrupcoesEntrega.id });
    return row?.id ?? 0;
  }

  async end(tx: Transaction, id: number, set: { fim: string; encerradaEm: Date; encerradaPor: number }): Promise<void> {
    const versao = sql`${interrupcoesEntrega.versao} + 1`;
    await tx
      .update(interrupcoesEntrega)
      .set({ ...set, versao })
      .where(eq(interrupcoesEntrega.id, id));
  }

  private ler(tx: Transaction) {
    return tx
      .select({
        interrupcao: interrupcoesEntrega,
        por: nomeDe(interrupcoesEntrega.registradaPor),
        encerradaPorNome: nomeDe(interrupcoesEntrega.encerradaPor),
        pedidosCancelados: sql<number>`(
          select count(*)::int from pedidos p where p.interrupcao_id = ${sql.raw('interrupcoes_entrega.id')})`,
      })
      .from(interrupcoesEntrega)
      .orderBy(desc(interrupcoesEntrega.inicio), desc(interrupcoesEntrega.id))
      .limit(500)
      .$dynamic();
  }
}

type Linha = {
  interrupcao: Interrupcao;
  por: string;
  encerradaPorNome: string | null;
  pedidosCancelados: number;
};
const lida = ({ interrupcao, ...resto }: Linha): InterrupcaoLida => ({ ...interrupcao, ...resto });
