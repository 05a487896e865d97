import { Logger } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import { type Database, rows, type Transaction } from '../database/database.ts';

/** `hoje` is the day where the demonstration is set, in Maranhão. */
export type Dia = { readonly hoje: string; readonly agora: Date };

/** A seeder reads from the database what earlier ones made. Deterministic for a given day. */
export type Semeador = { readonly nome: string; readonly semear: (tx: Transaction, dia: Dia) => Promise<void> };

const FUSO = 'America/Fortaleza';

export class DemonstracaoService {
  private readonly logger = new Logger('demonstracao');

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly semeadores: readonly Semeador[],
  ) {}

  /** Fills an empty database, whole or not at all; false where there already is a person or a unit. */
  async semear(): Promise<boolean> {
    const dia = { hoje: this.clock.today(FUSO), agora: this.clock.now() };
    return this.database.transaction(async tx => {
      // When two processes start on the same empty PostgreSQL, the second waits and then finds it filled.
      await tx.execute(sql`lock table usuarios in share row exclusive mode`);
      const [banco] = await rows<{ cheio: boolean }>(
        tx,
        sql`select exists (select from usuarios where not sistema) or exists (select from lotacoes) as cheio`,
      );
      if (banco?.cheio) return false;
      for (const { nome, semear } of this.semeadores) {
        const inicio = performance.now();
        await semear(tx, dia);
        this.logger.log(`${nome}: ${Math.round(performance.now() - inicio)} ms`);
      }
      return true;
    });
  }
}
