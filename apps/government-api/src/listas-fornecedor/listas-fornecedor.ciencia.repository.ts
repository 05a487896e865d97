import { Injectable } from '@nestjs/common';
import { and, desc, eq, inArray, max } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import {
  cienciasLista as ciencias,
  convitesLista as convites,
  emissoesLista as emissoes,
} from './listas-fornecedor.schema.ts';

export type Ciencia = { readonly emissaoId: number; readonly nome: string; readonly em: Date };

/** What the supplier last said it had received of a day: the emission as it was, and by whom. */
export type Reconhecida = Awaited<ReturnType<CienciasRepository['lastOfDay']>>[number];

@Injectable()
export class CienciasRepository {
  async addAccess(tx: Transaction, novo: Omit<typeof convites.$inferInsert, 'id'>): Promise<void> {
    await tx.insert(convites).values(novo);
  }

  async findBySum(tx: Transaction, codigoSha256: string) {
    const [convite] = await tx.select().from(convites).where(eq(convites.codigoSha256, codigoSha256));
    return convite && { ...convite, revogadoEm: null };
  }

  async find(tx: Transaction, emissaoId: number): Promise<Ciencia | undefined> {
    const [ciencia] = await tx.select().from(ciencias).where(eq(ciencias.emissaoId, emissaoId));
    return ciencia;
  }

  async ofEmissions(tx: Transaction, ids: readonly number[]): Promise<ReadonlyMap<number, Ciencia>> {
    const lidas = ids.length
      ? await tx
          .select()
          .from(ciencias)
          .where(inArray(ciencias.emissaoId, [...ids]))
      : [];
    return new Map(lidas.map(ciencia => [ciencia.emissaoId, ciencia]));
  }

  async add(tx: Transaction, nova: typeof ciencias.$inferInsert): Promise<void> {
    await tx.insert(ciencias).values(nova);
  }

  /** The newest emission that each supplier has acknowledged of a day, or that this one has. */
  async lastOfDay(tx: Transaction, data: string, fornecedorId?: number) {
    return tx
      .selectDistinctOn([emissoes.fornecedorId], {
        fornecedorId: emissoes.fornecedorId,
        numero: emissoes.numero,
        nome: ciencias.nome,
        em: ciencias.em,
        conteudo: emissoes.conteudo,
      })
      .from(ciencias)
      .innerJoin(emissoes, eq(emissoes.id, ciencias.emissaoId))
      .where(
        and(eq(emissoes.data, data), fornecedorId === undefined ? undefined : eq(emissoes.fornecedorId, fornecedorId)),
      )
      .orderBy(emissoes.fornecedorId, desc(emissoes.numero));
  }

  async lastNumber(tx: Transaction, fornecedorId: number, data: string): Promise<number> {
    const [lido] = await tx
      .select({ numero: max(emissoes.numero) })
      .from(emissoes)
      .where(and(eq(emissoes.fornecedorId, fornecedorId), eq(emissoes.data, data)));
    return lido?.numero ?? 0;
  }
}
