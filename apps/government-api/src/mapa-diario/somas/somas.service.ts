import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.ts';
import type { Recorte } from '../apuracao/recorte.query.ts';
import { type Falta, type SomaErrada, SomasRepository } from './somas.repository.ts';

const LOTE = 64;

/** Keeps each unit's past days added up, month by month, and checks the sums against the orders (ADR 52). */
@Injectable()
export class SomasService {
  constructor(
    private readonly database: Database,
    private readonly repository: SomasRepository,
  ) {}

  /** Leaves units somebody is writing on for the next run. Returns how many were added up. */
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

  /** The sums that differ from their orders; none, while the triggers of the database hold. */
  async conferir(): Promise<{ conferidas: number; erradas: SomaErrada[] }> {
    const erradas: SomaErrada[] = [];
    let conferidas = 0;
    for (const { mes, ate, somas } of await this.repository.kept(this.database)) {
      erradas.push(...(await this.repository.wrong(this.database, daSoma(mes, ate))));
      conferidas += somas;
    }
    return { conferidas, erradas };
  }

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

/** `base` has no effect, because a sum holds every base. */
const daSoma = (de: string, ate: string): Recorte => ({ de, ate, base: 'ACEITA' });
