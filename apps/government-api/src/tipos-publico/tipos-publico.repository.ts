import { Injectable } from '@nestjs/common';
import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { tiposPublico } from './tipos-publico.table.ts';

export type Linha = typeof tiposPublico.$inferSelect;

@Injectable()
export class TiposPublicoRepository {
  findAll(tx: Transaction): Promise<Linha[]> {
    return tx.select().from(tiposPublico).orderBy(asc(tiposPublico.ordem), asc(tiposPublico.id));
  }

  findActive(tx: Transaction): Promise<Linha[]> {
    return tx
      .select()
      .from(tiposPublico)
      .where(eq(tiposPublico.ativo, true))
      .orderBy(asc(tiposPublico.ordem), asc(tiposPublico.id));
  }
}
