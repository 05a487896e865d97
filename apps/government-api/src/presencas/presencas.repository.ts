import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import type { Unidade } from './presencas.rules.ts';
import { segredosPresenca as segredos } from './presencas.schema.ts';

const segredoNovo = (): string => randomBytes(32).toString('base64url');

@Injectable()
export class PresencasRepository {
  /** Made the first time somebody asks; of two at once one makes it and both read it. */
  async unitOf(tx: Transaction, lotacaoId: number): Promise<Unidade> {
    const lida = await this.find(tx, lotacaoId);
    if (lida) return lida;
    await tx.insert(segredos).values({ lotacaoId, segredo: segredoNovo() }).onConflictDoNothing();
    const feita = await this.find(tx, lotacaoId);
    if (!feita) throw new Error('a secret that was just made is not there');
    return feita;
  }

  async renew(tx: Transaction, lotacaoId: number): Promise<void> {
    const segredo = segredoNovo();
    await tx
      .insert(segredos)
      .values({ lotacaoId, segredo })
      .onConflictDoUpdate({ target: segredos.lotacaoId, set: { segredo } });
  }

  private async find(tx: Transaction, lotacaoId: number): Promise<Unidade | undefined> {
    const [lida] = await tx.select().from(segredos).where(eq(segredos.lotacaoId, lotacaoId));
    return lida;
  }
}
