import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { CycleSteps } from '../cycle/cycle-steps.ts';
import type { Transaction } from '../database/database.ts';
import { type Change, LiveService } from '../live/live.service.ts';
import { ciclo } from './ocorrencias.ciclo.rules.ts';
import type { EventoOcorrencia, SituacaoOcorrencia } from './ocorrencias.ciclo.table.ts';
import { type Ocorrencia, OcorrenciasRepository } from './ocorrencias.repository.ts';

export type PassoDado = {
  readonly evento: EventoOcorrencia;
  readonly para: SituacaoOcorrencia;
  /** Null: the supplier by the link, or a job. */
  readonly pessoa: Pessoa | null;
  readonly detalhe?: string | null;
  readonly mudanca?: Partial<Ocorrencia>;
};

@Injectable()
export class OcorrenciasPassoService {
  constructor(
    private readonly repository: OcorrenciasRepository,
    private readonly steps: CycleSteps,
    private readonly live: LiveService,
    private readonly clock: Clock,
  ) {}

  dar(tx: Transaction, antes: Ocorrencia, passo: PassoDado): Promise<Ocorrencia> {
    const { evento, para, mudanca = {} } = passo;
    ciclo.require(evento, { situacao: antes.situacao, pedidoId: antes.pedidoId });
    const em = this.clock.now();
    return this.steps.take(tx, ciclo, {
      ...this.contada(tx, antes, antes.situacao, passo),
      linha: linhaDe(antes, antes.situacao, passo),
      versao: antes.versao,
      gravar: guarda => this.repository.transition(tx, guarda, { ...mudanca, situacao: para, alteradaEm: em }),
      reler: () => this.repository.find(tx, antes.id),
      avisar: mudancaDe,
    });
  }

  async contarAbertura(tx: Transaction, aberta: Ocorrencia, pessoa: Pessoa): Promise<void> {
    const passo: PassoDado = { evento: 'abrir', para: 'ABERTA', pessoa };
    await Promise.all([
      this.steps.write(tx, ciclo, { ...this.contada(tx, aberta, null, passo), linhas: [linhaDe(aberta, null, passo)] }),
      this.live.publish(tx, mudancaDe(aberta)),
    ]);
  }

  private contada(
    tx: Transaction,
    { id: ocorrenciaId }: Ocorrencia,
    de: SituacaoOcorrencia | null,
    { evento, para, pessoa, detalhe = null }: PassoDado,
  ) {
    const usuarioId = pessoa?.usuarioId ?? null;
    return {
      entidade: 'ocorrencias',
      historico: () =>
        this.repository.addStep(tx, { ocorrenciaId, em: this.clock.now(), usuarioId, evento, de, para, detalhe }),
    };
  }
}

const linhaDe = (
  { id, numero }: Ocorrencia,
  de: SituacaoOcorrencia | null,
  { evento: passo, para, pessoa }: PassoDado,
) => ({ passo, id, pessoa, de, para, dados: { numero } });

const mudancaDe = ({ lotacaoId, dataRefeicao: data, pedidoId }: Ocorrencia): Change => ({
  tipo: 'ocorrencia',
  lotacaoId,
  data,
  ...(pedidoId !== null && { pedidoId }),
});
