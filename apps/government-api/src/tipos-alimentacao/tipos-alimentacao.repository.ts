import { Injectable } from '@nestjs/common';
import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { tiposAlimentacao } from './tipos-alimentacao.table.ts';

export type Linha = typeof tiposAlimentacao.$inferSelect;

@Injectable()
export class TiposAlimentacaoRepository {
  findAll(tx: Transaction): Promise<Linha[]> {
    return tx.select().from(tiposAlimentacao).orderBy(asc(tiposAlimentacao.ordem), asc(tiposAlimentacao.id));
  }

  findActive(tx: Transaction): Promise<Linha[]> {
    return tx
      .select()
      .from(tiposAlimentacao)
      .where(eq(tiposAlimentacao.ativo, true))
      .orderBy(asc(tiposAlimentacao.ordem), asc(tiposAlimentacao.id));
  }
}
