import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';

@Injectable()
export class TarefasRepository {
  async zones(tx: Transaction): Promise<string[]> {
    const lidos = await rows<{ fuso: string }>(
      tx,
      sql`select distinct fuso_horario as fuso from lotacoes where ativa order by 1`,
    );
    return lidos.map(({ fuso }) => fuso);
  }
}
