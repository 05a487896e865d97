import { Injectable } from '@nestjs/common';
import { and, asc, count, eq, like, type SQL } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { lotacoes } from './lotacoes.table.ts';

export type Lotacao = typeof lotacoes.$inferSelect;

export type FiltroLotacoes = {
  /** Already without accents and in lower case. */
  readonly busca?: string | undefined;
  readonly uf?: string | undefined;
  /** Only this one. */
  readonly id?: number | undefined;
};

@Injectable()
export class LotacoesRepository {
  async findById(tx: Transaction, id: number): Promise<Lotacao | undefined> {
    const [lotacao] = await tx.select().from(lotacoes).where(eq(lotacoes.id, id));
    return lotacao;
  }

  async findPage(
    tx: Transaction,
    filtro: FiltroLotacoes,
    { pagina, tamanho }: { pagina: number; tamanho: number },
  ): Promise<{ itens: Lotacao[]; total: number }> {
    const where = and(...conditions(filtro));
    const itens = await tx
      .select()
      .from(lotacoes)
      .where(where)
      .orderBy(asc(lotacoes.nomeBusca), asc(lotacoes.id))
      .limit(tamanho)
      .offset((pagina - 1) * tamanho);
    const [contagem] = await tx.select({ total: count() }).from(lotacoes).where(where);
    return { itens, total: contagem?.total ?? 0 };
  }
}

function conditions({ busca, uf, id }: FiltroLotacoes): SQL[] {
  return [
    ...(busca ? [like(lotacoes.nomeBusca, `%${busca.replaceAll(/[\\%_]/g, '\\$&')}%`)] : []),
    ...(uf ? [eq(lotacoes.uf, uf)] : []),
    ...(id === undefined ? [] : [eq(lotacoes.id, id)]),
  ];
}
