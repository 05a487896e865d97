import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';

@Injectable()
export class OrigensRepository {
  /** Deletes at most `limite`; the database refuses any younger than six months. */
  async deleteExpired(tx: Transaction, meses: number, limite: number): Promise<number> {
    const [row] = await rows<{ quantas: number }>(
      tx,
      sql`select expurgar_origens_dos_atos(${meses}::int, ${limite}::int) as quantas`,
    );
    return row?.quantas ?? 0;
  }
}
