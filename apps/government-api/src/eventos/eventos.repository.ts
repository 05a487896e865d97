import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/database.ts';
import { eventos } from './eventos.table.ts';

@Injectable()
export class EventosRepository {
  async insert(tx: Transaction, evento: typeof eventos.$inferInsert): Promise<void> {
    await tx.insert(eventos).values(evento);
  }
}
