import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../../auth/pessoa.ts';
import { Clock } from '../../clock/clock.ts';
import type { Transaction } from '../../database/database.ts';
import { HistoricoService } from '../itens/historico.service.ts';
import { ProgramacoesRepository } from '../programacoes.repository.ts';
import type { RegraFeriado } from '../semana/resolucao.rules.ts';
import { type Item, type Mudanca, totalDaSemana } from '../semana/semana.rules.ts';
import type { UnidadeComVersao } from './lotes.repository.ts';

export type Troca = {
  readonly unidade: UnidadeComVersao;
  readonly antes: readonly Item[];
  readonly depois: readonly Item[];
  readonly mudancas: readonly Mudanca[];
  readonly observacao?: string | null;
  readonly regraFeriado?: RegraFeriado | null;
};

/** With more units than this, a history row has the week's total and not its cells. */
const COM_CELULAS = 50;

/** Writes the weeks of many units from one day on, in a fixed number of statements. The caller holds the units' locks. */
@Injectable()
export class LotesService {
  constructor(
    private readonly programacoes: ProgramacoesRepository,
    private readonly historico: HistoricoService,
    private readonly clock: Clock,
  ) {}

  async gravar(tx: Transaction, pessoa: Pessoa, acao: string, inicio: string, trocas: readonly Troca[]): Promise<void> {
    if (trocas.length === 0) return;
    const marca = { usuarioId: pessoa.usuarioId, agora: this.clock.now() };
    await this.programacoes.open(
      tx,
      trocas.map(({ unidade, observacao, regraFeriado }) => ({
        lotacaoId: unidade.id,
        inicio,
        fim: unidade.vigenciaFim,
        observacao: observacao === undefined ? unidade.observacao : observacao,
        regraFeriado: regraFeriado ?? unidade.regraFeriado ?? 'COMO_DOMINGO',
      })),
      marca,
    );
    const itens = trocas.flatMap(({ unidade, depois }) => depois.map(item => ({ ...item, lotacaoId: unidade.id })));
    await this.programacoes.insertItens(tx, inicio, itens);
    await this.historico.anotarTodas(
      tx,
      pessoa,
      trocas.map(({ unidade, antes, depois, mudancas }) => ({
        acao,
        lotacaoId: unidade.id,
        antes: { totalSemanal: totalDaSemana(antes) },
        depois: { vigenciaInicio: inicio, totalSemanal: totalDaSemana(depois) },
        mudancas: trocas.length > COM_CELULAS ? [] : mudancas,
      })),
    );
  }
}
