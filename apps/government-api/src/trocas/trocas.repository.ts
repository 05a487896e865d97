import { Injectable } from '@nestjs/common';
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { fornecedores } from '../fornecedores/fornecedores.query.ts';
import { lotacoes } from '../lotacoes/lotacoes.query.ts';
import { tiposAlimentacao } from '../tipos-alimentacao/tipos-alimentacao.query.ts';
import { nomeDe } from '../usuarios/usuarios.query.ts';
import { trocas } from './trocas.schema.ts';

type Nova = Omit<typeof trocas.$inferInsert, 'id'>;
export type TrocaLida = Awaited<ReturnType<TrocasRepository['ofDay']>>[number];
export type Decisao = Pick<
  typeof trocas.$inferInsert,
  'situacao' | 'decididaPor' | 'decididaPorNome' | 'motivoDecisao'
>;

const colunas = {
  troca: trocas,
  fornecedor: fornecedores.nomeFantasia,
  lotacao: lotacoes.nome,
  refeicao: tiposAlimentacao.nome,
  quemPediu: sql<string>`coalesce(${trocas.pedidaPorNome}, ${nomeDe(trocas.pedidaPor)}, '')`,
  quemDecidiu: sql<string>`coalesce(${trocas.decididaPorNome}, ${nomeDe(trocas.decididaPor)}, '')`,
};

/** The contract's maximum. */
const MAIS = 200;

export type Alcance = { readonly fornecedorId?: number | undefined; readonly lotacaoId?: number | undefined };

@Injectable()
export class TrocasRepository {
  /** Those that touch a day; with a unit, its own and those of every unit. */
  ofDay(tx: Transaction, dia: string, { fornecedorId, lotacaoId }: Alcance) {
    return this.lidas(tx)
      .where(
        and(
          or(eq(trocas.data, dia), eq(trocas.outraData, dia)),
          fornecedorId === undefined ? undefined : eq(trocas.fornecedorId, fornecedorId),
          lotacaoId === undefined ? undefined : or(isNull(trocas.lotacaoId), eq(trocas.lotacaoId, lotacaoId)),
        ),
      )
      .orderBy(desc(trocas.id))
      .limit(MAIS);
  }

  async find(tx: Transaction, id: number): Promise<TrocaLida | undefined> {
    const [lida] = await this.lidas(tx).where(eq(trocas.id, id));
    return lida;
  }

  async findBySum(tx: Transaction, codigoSha256: string): Promise<TrocaLida | undefined> {
    const [lida] = await this.lidas(tx).where(eq(trocas.codigoSha256, codigoSha256));
    return lida;
  }

  /** Undefined where the same one stands already: of two at once one is first. */
  async insert(tx: Transaction, nova: Nova): Promise<number | undefined> {
    const [inserida] = await tx.insert(trocas).values(nova).onConflictDoNothing().returning({ id: trocas.id });
    return inserida?.id;
  }

  /** Of a decision, a withdrawal and the hour only the first finds it open. */
  async close(tx: Transaction, id: number, decisao: Decisao, agora: Date): Promise<boolean> {
    const fechadas = await tx
      .update(trocas)
      .set({ ...decisao, decididaEm: agora })
      .where(and(eq(trocas.id, id), eq(trocas.situacao, 'PEDIDA'), gt(trocas.prazoEm, agora)))
      .returning({ id: trocas.id });
    return fechadas.length > 0;
  }

  async supplierName(tx: Transaction, id: number): Promise<string | undefined> {
    const [lido] = await tx
      .select({ nome: fornecedores.nomeFantasia })
      .from(fornecedores)
      .where(and(eq(fornecedores.id, id), eq(fornecedores.ativo, true)));
    return lido?.nome;
  }

  private lidas(tx: Transaction) {
    return tx
      .select(colunas)
      .from(trocas)
      .innerJoin(fornecedores, eq(fornecedores.id, trocas.fornecedorId))
      .innerJoin(tiposAlimentacao, eq(tiposAlimentacao.id, trocas.tipoAlimentacaoId))
      .leftJoin(lotacoes, eq(lotacoes.id, trocas.lotacaoId));
  }
}
