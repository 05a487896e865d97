import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { porExtenso } from '../clock/zoned-time.ts';
import type { Transaction } from '../database/database.ts';
import type { Papel } from './fechamentos.ciclo.table.ts';
import { type DaUnidade, FechamentosRepository } from './fechamentos.repository.ts';
import { PapeisDoMesRepository, type PapelDoMes } from './papeis-do-mes.repository.ts';
import { novoCodigoDoMes, seloDoMes } from './papel-do-mes.rules.ts';
import {
  type RecorteVigente,
  type SituacaoDoDia,
  SituacoesRepository,
  type VersaoVigente,
} from './situacoes.repository.ts';

export { codigoComLetraLido, codigoLido, novoCodigo } from './codigo.rules.ts';
export {
  type ColunaCongelada,
  type Conteudo,
  type ContratoCongelado,
  canonico,
  type DiaCongelado,
  type Folha,
  folhasDe,
  totalAceito,
  totalDe,
  valorDaColuna,
} from './conteudo.rules.ts';
export { codigoDoMesLido, type DiaDoPapel } from './papel-do-mes.rules.ts';
export type { DaUnidade, PapelDoMes, SituacaoDoDia, VersaoVigente };
export { seloDoMes };

/** Slices that depend on closed maps: called in the same transaction, under the unit's lock. */
export type Acompanhante = {
  fechou(tx: Transaction, pessoa: Pessoa, dia: DaUnidade & { versao: number }): Promise<void>;
  reabriu(tx: Transaction, pessoa: Pessoa, dia: DaUnidade & { versao: number; motivo: string }): Promise<void>;
  /** May refuse. */
  vaiAssinar(tx: Transaction, pessoa: Pessoa, dia: DaUnidade & { papel: Papel }): Promise<void>;
};

const diaFechado = (data: string) =>
  problema('dia-fechado', { detail: `O dia ${porExtenso(data)} está fechado. Peça a reabertura ao gestor.` });

/**
 * What other slices ask of the closing, and the one check that a closed day is not written on. It knows nothing of the
 * map or of orders, so that they may depend on it.
 */
@Injectable()
export class FechamentosService {
  private readonly acompanhantes: Acompanhante[] = [];

  constructor(
    private readonly repository: FechamentosRepository,
    private readonly estados: SituacoesRepository,
    private readonly papeis: PapeisDoMesRepository,
  ) {}

  /** Call once, at start-up. */
  acompanhar(acompanhante: Acompanhante): void {
    this.acompanhantes.push(acompanhante);
  }

  async contarFechamento(tx: Transaction, pessoa: Pessoa, dia: DaUnidade & { versao: number }): Promise<void> {
    for (const acompanhante of this.acompanhantes) await acompanhante.fechou(tx, pessoa, dia);
  }

  async contarReabertura(
    tx: Transaction,
    pessoa: Pessoa,
    dia: DaUnidade & { versao: number; motivo: string },
  ): Promise<void> {
    for (const acompanhante of this.acompanhantes) await acompanhante.reabriu(tx, pessoa, dia);
  }

  async antesDeAssinar(tx: Transaction, pessoa: Pessoa, dia: DaUnidade & { papel: Papel }): Promise<void> {
    for (const acompanhante of this.acompanhantes) await acompanhante.vaiAssinar(tx, pessoa, dia);
  }

  /** The latest version of each day that was ever closed; an absent day is open. */
  situacoes(
    tx: Transaction,
    lotacaoIds: readonly number[] | undefined,
    de: string,
    ate: string,
  ): Promise<SituacaoDoDia[]> {
    return this.estados.findStates(tx, lotacaoIds, de, ate);
  }

  contarVigentes(tx: Transaction, lotacaoIds: readonly number[], de: string, ate: string): Promise<number> {
    return this.estados.countInForce(tx, lotacaoIds, de, ate);
  }

  vigentes(tx: Transaction, recorte: RecorteVigente): Promise<VersaoVigente[]> {
    return this.estados.inForce(tx, recorte);
  }

  /** The code under which anybody checks a month's paper: the same versions get the same code. Null without a closed day. */
  async codigoDoMes(
    tx: Transaction,
    { lotacaoId, mes, em }: { lotacaoId: number; mes: string; em: Date },
    vigentes: readonly VersaoVigente[],
  ): Promise<string | null> {
    if (vigentes.length === 0) return null;
    const dias = vigentes.map(({ data, versao, hash }) => ({ data, versao, hash }));
    const papel = { lotacaoId, mes: `${mes}-01`, selo: seloDoMes(dias), dias };
    return this.papeis.emit(tx, { ...papel, codigo: novoCodigoDoMes(), emitidoEm: em });
  }

  papelPeloCodigo(tx: Transaction, codigo: string): Promise<PapelDoMes | undefined> {
    return this.papeis.findByCode(tx, codigo);
  }

  /** Call before locking any row: no map of these units is closed until this transaction ends. */
  travar(tx: Transaction, lotacaoIds: readonly number[]): Promise<void> {
    return this.repository.lockToWrite(tx, lotacaoIds);
  }

  /** One closing of a unit at a time; meanwhile nobody writes what its maps show. */
  travarParaFechar(tx: Transaction, lotacaoId: number): Promise<void> {
    return this.repository.lockToClose(tx, lotacaoId);
  }

  travarPeloPedido(tx: Transaction, pedidoId: number): Promise<void> {
    return this.repository.lockToWriteByOrder(tx, pedidoId);
  }

  /** Refuses to write on closed days; after `travar` the answer holds until the transaction ends. */
  async exigirAbertos(tx: Transaction, dias: readonly DaUnidade[]): Promise<void> {
    const [primeiro] = await this.repository.findClosed(tx, dias);
    if (primeiro) throw diaFechado(primeiro.data);
  }

  async fechados(tx: Transaction, dias: readonly DaUnidade[]): Promise<(DaUnidade & { motivo: string })[]> {
    const achados = await this.repository.findClosed(tx, dias);
    return achados.map(dia => ({ ...dia, motivo: diaFechado(dia.data).message }));
  }
}
