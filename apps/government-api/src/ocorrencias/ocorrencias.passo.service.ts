import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import type { Transaction } from '../database/database.ts';
import { EventosService } from '../eventos/eventos.service.ts';
import { LiveService } from '../live/live.service.ts';
import { exigirPasso } from './ocorrencias.ciclo.rules.ts';
import { ciclo, type EventoOcorrencia, type SituacaoOcorrencia } from './ocorrencias.ciclo.table.ts';
import { type Ocorrencia, OcorrenciasRepository } from './ocorrencias.repository.ts';

export type PassoDado = {
  readonly evento: EventoOcorrencia;
  readonly para: SituacaoOcorrencia;
  /** Null: the supplier by the link, or a job. */
  readonly pessoa: Pessoa | null;
  readonly detalhe?: string | null;
  readonly mudanca?: Partial<Ocorrencia>;
};

/** Takes one step of the life cycle: check, guarded update, history, audit and live word, together. */
@Injectable()
export class OcorrenciasPassoService {
  constructor(
    private readonly repository: OcorrenciasRepository,
    private readonly eventos: EventosService,
    private readonly live: LiveService,
    private readonly clock: Clock,
  ) {}

  async dar(tx: Transaction, antes: Ocorrencia, passo: PassoDado): Promise<Ocorrencia> {
    const { evento, para, mudanca = {} } = passo;
    exigirPasso(evento, antes);
    const depois = await this.repository.transition(tx, antes, { ...mudanca, situacao: para }, this.clock.now());
    await this.contar(tx, depois, antes.situacao, passo);
    return depois;
  }

  async contar(tx: Transaction, depois: Ocorrencia, de: SituacaoOcorrencia | null, passo: PassoDado): Promise<void> {
    const { evento, para, pessoa, detalhe = null } = passo;
    const { id, numero, lotacaoId, dataRefeicao: data, pedidoId } = depois;
    const usuarioId = pessoa?.usuarioId ?? null;
    await this.repository.addStep(tx, { ocorrenciaId: id, em: this.clock.now(), usuarioId, evento, de, para, detalhe });
    await this.eventos.registrar(tx, pessoa, {
      acao: ciclo[evento].operacao ?? 'vencerOcorrencias',
      entidade: 'ocorrencias',
      entidadeId: id,
      dados: { numero, de, para },
    });
    await this.live.publish(tx, { tipo: 'ocorrencia', lotacaoId, data, ...(pedidoId !== null && { pedidoId }) });
  }
}
