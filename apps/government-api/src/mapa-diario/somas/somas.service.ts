import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.ts';
import type { Recorte } from '../apuracao/recorte.query.ts';
import { type Falta, type SomaErrada, SomasRepository } from './somas.repository.ts';

/** Stretches added up between two looks at what is missing. */
const LOTE = 64;

/** Keeps each unit's past days added up, month by month, and checks that the sums are what the orders come to (ADR 52). */
@Injectable()
export class SomasService {
  constructor(
    private readonly database: Database,
    private readonly repository: SomasRepository,
  ) {}

  /** Adds up what is missing; units somebody is writing on are left for the next time. Answers how many were added up. */
  async somar(signal?: AbortSignal): Promise<number> {
    let somadas = 0;
    for (;;) {
      const faltas = await this.repository.missing(this.database, LOTE);
      let destas = 0;
      for (const falta of faltas) {
        if (signal?.aborted) return somadas + destas;
        destas += await this.somarUma(falta);
      }
      somadas += destas;
      if (faltas.length < LOTE || destas === 0) return somadas;
    }
  }

  /** Every sum that is not what its orders come to now; none, while the triggers of the database hold. */
  async conferir(): Promise<{ conferidas: number; erradas: SomaErrada[] }> {
    const erradas: SomaErrada[] = [];
    let conferidas = 0;
    for (const { mes, ate, somas } of await this.repository.kept(this.database)) {
      erradas.push(...(await this.repository.wrong(this.database, daSoma(mes, ate))));
      conferidas += somas;
    }
    return { conferidas, erradas };
  }

  /** Forgets them all and adds them up again. */
  async refazer(): Promise<number> {
    await this.repository.forget(this.database);
    return this.somar();
  }

  private somarUma({ mes, ate, balde, lotacaoIds }: Falta): Promise<number> {
    return this.database.transaction(async tx => {
      if (!(await this.repository.tryLock(tx, balde))) return 0;
      await this.repository.keep(tx, { ...daSoma(mes, ate), lotacaoIds });
      return lotacaoIds.length;
    });
  }
}

/** A sum is compared in every base; the one that is said shows in none of it. */
const daSoma = (de: string, ate: string): Recorte => ({ de, ate, base: 'ACEITA' });
