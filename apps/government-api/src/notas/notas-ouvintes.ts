import { Injectable } from '@nestjs/common';
import type { Autor } from '../audit/audit-trail.service.ts';
import type { Transaction } from '../database/database.ts';

/** `valorCentavos`: the note's, which is what was attested; `retencaoCentavos`: what it declares as kept back. */
export type NotaConferida = {
  readonly notaId: number;
  readonly medicaoId: number;
  readonly valorCentavos: number;
  readonly retencaoCentavos: number;
};
/** Slices that go on from a note that agrees: called in the transaction that keeps it. No author: the supplier sent it. */
export type OuvinteDaNota = {
  conferiu(tx: Transaction, autor: Autor, nota: NotaConferida): Promise<void>;
};

/** Tells those above that a billing's note agrees. */
@Injectable()
export class NotasOuvintes {
  private readonly ouvintes: OuvinteDaNota[] = [];

  /** Call once, at start-up. */
  acompanhar(ouvinte: OuvinteDaNota): void {
    this.ouvintes.push(ouvinte);
  }

  async contar(tx: Transaction, autor: Autor, nota: NotaConferida): Promise<void> {
    for (const ouvinte of this.ouvintes) await ouvinte.conferiu(tx, autor, nota);
  }
}
