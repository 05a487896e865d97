import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/database.ts';
import { segredoDaEntrada } from './entrada-por-chave.schema.ts';

const BYTES = 32;

@Injectable()
export class EntradaPorChaveRepository {
  /** Made the first time somebody asks; of two at once one makes it and both read it. */
  async secret(tx: Transaction): Promise<string> {
    const lido = await this.find(tx);
    if (lido) return lido;
    await tx
      .insert(segredoDaEntrada)
      .values({ segredo: randomBytes(BYTES).toString('base64url') })
      .onConflictDoNothing();
    const feito = await this.find(tx);
    if (!feito) throw new Error('a secret that was just made is not there');
    return feito;
  }

  private async find(tx: Transaction): Promise<string | undefined> {
    const [linha] = await tx.select().from(segredoDaEntrada);
    return linha?.segredo;
  }
}
