import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { Database, rows } from '../database/database.ts';

/**
 * Whether a screen on a wall is still authorised. Asked at each of its calls, of the primary key: a screen reads twice a
 * minute, and one that was revoked must see nothing more, on any process.
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
