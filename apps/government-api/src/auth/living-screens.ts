import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { Database, rows } from '../database/database.ts';

/**
 * Whether a screen on a wall is still authorised. The primary key is read at each call: a screen reads only twice a
 * minute, and a revoked one must see nothing more, on any process.
 */
@Injectable()
export class LivingScreens {
  constructor(private readonly database: Database) {}

  async alive(telaId: number): Promise<boolean> {
    const found = await rows<{ viva: boolean }>(
      this.database,
      sql`select revogada_em is null as viva from telas where id = ${telaId}`,
    );
    return found[0]?.viva ?? false;
  }
}
