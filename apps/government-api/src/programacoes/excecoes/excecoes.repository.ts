import { Injectable } from '@nestjs/common';
import { and, asc, eq, gte, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { usuarios } from '../../usuarios/usuarios.query.ts';
import type { Marca } from '../programacoes.repository.ts';
import { excecoesProgramacao as excecoes, itensExcecao } from '../programacoes.schema.ts';

export type Excecao = typeof excecoes.$inferSelect;
export type ItemExcecao = Omit<typeof itensExcecao.$inferSelect, 'excecaoId'>;
export type ExcecaoComItens = Excecao & { itens: ItemExcecao[] };
export type Dados = Pick<Excecao, 'dataInicio' | 'dataFim' | 'motivo' | 'descricao'>;

@Injectable()
export class ExcecoesRepository {
  async findById(tx: Transaction, id: number): Promise<ExcecaoComItens | undefined> {
    const achadas = await tx.select().from(excecoes).where(eq(excecoes.id, id));
    return (await this.comItens(tx, achadas))[0];
  }

  async findFrom(tx: Transaction, lotacaoId: number, de: string): Promise<ExcecaoComItens[]> {
    const achadas = await tx
      .select()
      .from(excecoes)
      .where(and(eq(excecoes.lotacaoId, lotacaoId), gte(excecoes.dataFim, de)))
      .orderBy(asc(excecoes.dataInicio), asc(excecoes.id))
      .limit(2000);
    return this.comItens(tx, achadas);
  }

  async findOverlap(
    tx: Transaction,
    lotacaoId: number,
    de: string,
    ate: string,
    menos: number,
  ): Promise<Excecao | undefined> {
    const [row] = await tx
      .select()
      .from(excecoes)
      .where(
        and(
          eq(excecoes.lotacaoId, lotacaoId),
          lte(excecoes.dataInicio, ate),
          gte(excecoes.dataFim, de),
          ne(excecoes.id, menos),
        ),
      )
      .orderBy(asc(excecoes.dataInicio))
      .limit(1);
    return row;
  }

  async authorOf(tx: Transaction, { alteradoPor }: Excecao): Promise<string | undefined> {
    if (alteradoPor === null) return undefined;
    const [row] = await tx.select({ nome: usuarios.nome }).from(usuarios).where(eq(usuarios.id, alteradoPor));
    return row?.nome;
  }

  async insert(tx: Transaction, lotacaoId: number, dados: Dados, itens: readonly ItemExcecao[], marca: Marca) {
    const { motivo, descricao, dataInicio, dataFim } = dados;
    const [row] = await tx
      .insert(excecoes)
      .values({ lotacaoId, motivo, descricao, dataInicio, dataFim, ...autoria(marca) })
      .returning({ id: excecoes.id });
    const id = row?.id ?? 0;
    await this.insertItens(tx, id, itens);
    return id;
  }

  async update(tx: Transaction, id: number, set: Partial<Dados>, marca: Marca): Promise<void> {
    await tx
      .update(excecoes)
      .set({ ...set, ...autoria(marca), versao: sql`${excecoes.versao} + 1` })
      .where(eq(excecoes.id, id));
  }

  async replaceItens(tx: Transaction, id: number, itens: readonly ItemExcecao[]): Promise<void> {
    await tx.delete(itensExcecao).where(eq(itensExcecao.excecaoId, id));
    await this.insertItens(tx, id, itens);
  }

  async delete(tx: Transaction, id: number): Promise<void> {
    await tx.delete(excecoes).where(eq(excecoes.id, id));
  }

  private async insertItens(tx: Transaction, excecaoId: number, itens: readonly ItemExcecao[]): Promise<void> {
    if (itens.length) await tx.insert(itensExcecao).values(itens.map(item => ({ ...item, excecaoId })));
  }

  private async comItens(tx: Transaction, achadas: Excecao[]): Promise<ExcecaoComItens[]> {
    if (achadas.length === 0) return [];
    const itens = await tx
      .select()
      .from(itensExcecao)
      .where(
        inArray(
          itensExcecao.excecaoId,
          achadas.map(({ id }) => id),
        ),
      )
      .orderBy(asc(itensExcecao.tipoAlimentacaoId), asc(itensExcecao.tipoPublicoId));
    return achadas.map(excecao => ({ ...excecao, itens: itens.filter(({ excecaoId }) => excecaoId === excecao.id) }));
  }
}

const autoria = ({ usuarioId, agora }: Marca) => ({ alteradoPor: usuarioId, alteradoEm: agora });
