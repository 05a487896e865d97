import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import type { Transaction } from '../database/database.ts';
import type { SituacaoMedicao } from './medicoes.ciclo.table.ts';
import type { Medicao } from './registro/medicoes.repository.ts';

export type VoltaACorrecao = { readonly medicao: Medicao; readonly motivo: string };
/** Slices that stand on a billing's numbers: called in the transaction that takes them back, under the month's lock. */
export type OuvinteDaMedicao = {
  voltou(tx: Transaction, pessoa: Pessoa, volta: VoltaACorrecao): Promise<void>;
};

/** From these its numbers were taken for right. */
const CERTAS: readonly SituacaoMedicao[] = ['APROVADA', 'ATESTADA'];

/** Tells those above that an approved or attested billing falls back to correction. */
@Injectable()
export class MedicoesOuvintes {
  private readonly ouvintes: OuvinteDaMedicao[] = [];

  /** Call once, at start-up. */
  acompanhar(ouvinte: OuvinteDaMedicao): void {
    this.ouvintes.push(ouvinte);
  }

  async contar(
    tx: Transaction,
    pessoa: Pessoa,
    passo: VoltaACorrecao & { readonly de: SituacaoMedicao },
  ): Promise<void> {
    if (!CERTAS.includes(passo.de) || passo.medicao.situacao !== 'CORRECAO_SOLICITADA') return;
    for (const ouvinte of this.ouvintes) await ouvinte.voltou(tx, pessoa, passo);
  }
}
