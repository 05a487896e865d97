import { Injectable } from '@nestjs/common';
import { asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { ReferenceMemory } from '../../database/reference-memory.ts';
import type { Marca } from '../programacoes.repository.ts';
import { janelasLotacao as janelas } from '../programacoes.schema.ts';

export type Janela = Pick<typeof janelas.$inferSelect, 'tipoAlimentacaoId' | 'valeDe' | 'entregaInicio' | 'entregaFim'>;

@Injectable()
export class JanelasRepository {
  constructor(private readonly memory: ReferenceMemory) {}

  /** Every change of a unit's windows, oldest first: a handful of rows per meal. */
  findAll(tx: Transaction, lotacaoId: number): Promise<readonly Janela[]> {
    return this.memory.rows(tx, `janelas ${lotacaoId}`, () => this.read(tx, lotacaoId));
  }

  private read(tx: Transaction, lotacaoId: number): Promise<Janela[]> {
    return tx
      .select({
        tipoAlimentacaoId: janelas.tipoAlimentacaoId,
        valeDe: janelas.valeDe,
        entregaInicio: janelas.entregaInicio,
        entregaFim: janelas.entregaFim,
      })
      .from(janelas)
      .where(eq(janelas.lotacaoId, lotacaoId))
      .orderBy(asc(janelas.tipoAlimentacaoId), asc(janelas.valeDe));
  }

  async findOf(tx: Transaction, lotacoes: readonly number[] | undefined): Promise<(Janela & { lotacaoId: number })[]> {
    return tx
      .select({
        lotacaoId: janelas.lotacaoId,
        tipoAlimentacaoId: janelas.tipoAlimentacaoId,
        valeDe: janelas.valeDe,
        entregaInicio: janelas.entregaInicio,
        entregaFim: janelas.entregaFim,
      })
      .from(janelas)
      .where(lotacoes && sql`${janelas.lotacaoId} = any(${sql.param([...lotacoes])}::int[])`)
      .orderBy(asc(janelas.lotacaoId), asc(janelas.tipoAlimentacaoId), asc(janelas.valeDe));
  }

  async upsert(tx: Transaction, lotacaoId: number, janela: Janela, { usuarioId, agora }: Marca): Promise<void> {
    const autoria = { alteradoPor: usuarioId, alteradoEm: agora };
    const { entregaInicio, entregaFim } = janela;
    await tx
      .insert(janelas)
      .values({ lotacaoId, ...janela, ...autoria })
      .onConflictDoUpdate({
        target: [janelas.lotacaoId, janelas.tipoAlimentacaoId, janelas.valeDe],
        set: { entregaInicio, entregaFim, ...autoria },
      });
  }
}
