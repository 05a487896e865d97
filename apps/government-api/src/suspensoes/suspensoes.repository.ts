import { Injectable } from '@nestjs/common';
import { desc, eq, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { situacoesNoMapa } from '../pedidos/pedidos.ciclo.table.ts';
import { nomeDe } from '../usuarios/usuarios.query.ts';
import { suspensoes } from './suspensoes.schema.ts';

type Suspensao = typeof suspensoes.$inferSelect;
type Nova = Omit<typeof suspensoes.$inferInsert, 'id'>;
export type SuspensaoLida = Suspensao & {
  por: string;
  decididaPorNome: string | null;
  encerradaPorNome: string | null;
  pedidosCancelados: number;
};

/** Empty lists: every meal, every public. */
export type Dias = Pick<Suspensao, 'lotacaoId' | 'inicio' | 'fim' | 'refeicaoIds' | 'publicoIds'>;
export type Sobreposta = { inicio: string; fim: string; pedida: boolean };

const lista = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::int[]`;

@Injectable()
export class SuspensoesRepository {
  async ofUnit(tx: Transaction, lotacaoId: number): Promise<SuspensaoLida[]> {
    return (await this.ler(tx).where(eq(suspensoes.lotacaoId, lotacaoId))).map(lida);
  }

  async findById(tx: Transaction, id: number): Promise<SuspensaoLida | undefined> {
    const [row] = await this.ler(tx).where(eq(suspensoes.id, id));
    return row && lida(row);
  }

  /** An order being sent waits, and then sees that the day is suspended; so does another suspension. */
  async lockUnit(tx: Transaction, lotacaoId: number): Promise<void> {
    await tx.execute(sql`select id from lotacoes where id = ${lotacaoId} for no key update`);
  }

  async lock(tx: Transaction, id: number): Promise<void> {
    await tx.execute(sql`select id from suspensoes where id = ${id} for update`);
  }

  async findOverlap(
    tx: Transaction,
    { lotacaoId, inicio, fim, refeicaoIds, publicoIds }: Dias,
    { menos, pedidas }: { menos: number; pedidas: boolean },
  ): Promise<Sobreposta | undefined> {
    const [outra] = await rows<Sobreposta>(
      tx,
      sql`
        select inicio::text, fim::text, situacao = 'PEDIDA' as pedida from suspensoes
        where lotacao_id = ${lotacaoId} and id <> ${menos} and inicio <= ${fim}::date and fim >= ${inicio}::date and fim >= inicio
          and (situacao = 'VALENDO' or (situacao = 'PEDIDA' and ${pedidas}))
          and (refeicao_ids = '{}' or ${lista(refeicaoIds)} = '{}' or refeicao_ids && ${lista(refeicaoIds)})
          and (publico_ids = '{}' or ${lista(publicoIds)} = '{}' or publico_ids && ${lista(publicoIds)})
        order by inicio limit 1`,
    );
    return outra;
  }

  /** Days without an order already sent. */
  async countToSend(tx: Transaction, { lotacaoId, inicio, fim }: Dias): Promise<number> {
    const [linha] = await rows<{ dias: number }>(
      tx,
      sql`
        select count(*)::int as dias from generate_series(${inicio}::date, ${fim}::date, '1 day') d(dia)
        where not exists (
          select from pedidos p
          where p.lotacao_id = ${lotacaoId} and p.data_refeicao = d.dia::date and p.situacao in ${situacoesNoMapa})`,
    );
    return linha?.dias ?? 0;
  }

  async insert(tx: Transaction, nova: Nova): Promise<number> {
    const [row] = await tx.insert(suspensoes).values(nova).returning({ id: suspensoes.id });
    return row?.id ?? 0;
  }

  async update(tx: Transaction, id: number, set: Partial<Nova>): Promise<void> {
    const versao = sql`${suspensoes.versao} + 1`;
    await tx
      .update(suspensoes)
      .set({ ...set, versao })
      .where(eq(suspensoes.id, id));
  }

  private ler(tx: Transaction) {
    return tx
      .select({
        suspensao: suspensoes,
        por: nomeDe(suspensoes.registradaPor),
        decididaPorNome: nomeDe(suspensoes.decididaPor),
        encerradaPorNome: nomeDe(suspensoes.encerradaPor),
        pedidosCancelados: sql<number>`(
          select count(*)::int from pedidos p where p.suspensao_id = ${sql.raw('suspensoes.id')})`,
      })
      .from(suspensoes)
      .orderBy(desc(suspensoes.inicio), desc(suspensoes.id))
      .limit(500)
      .$dynamic();
  }
}

type Linha = Omit<SuspensaoLida, keyof Suspensao> & { suspensao: Suspensao };
const lida = ({ suspensao, ...resto }: Linha): SuspensaoLida => ({ ...suspensao, ...resto });
