import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail.service.ts';
import type { Pessoa } from '../../auth/pessoa.ts';
import { Clock } from '../../clock/clock.ts';
import { CycleSteps } from '../../cycle/cycle-steps.ts';
import type { Transaction } from '../../database/database.ts';
import { type Change, LiveService } from '../../live/live.service.ts';
import { ciclo } from '../fiscalizacoes.ciclo.rules.ts';
import type { EventoFiscalizacao, SituacaoFiscalizacao } from '../fiscalizacoes.ciclo.table.ts';
import type { Cabecalho } from '../leitura/leitura.service.ts';
import { FiscalizacoesRepository, type LinhaFiscalizacao, type Mudanca } from '../registro/fiscalizacoes.repository.ts';

export type Autor = Pick<Pessoa, 'usuarioId' | 'matricula' | 'requestId'>;
export const SISTEMA: Autor = { usuarioId: 0, matricula: 'SISTEMA', requestId: 'sistema' };

type Anunciada = Pick<LinhaFiscalizacao, 'id' | 'lotacaoId' | 'data' | 'pedidoId'>;

export type Passo = {
  readonly pessoa: Autor;
  readonly linha: Pick<LinhaFiscalizacao, 'versao' | 'situacao'> & Anunciada;
  readonly para: SituacaoFiscalizacao;
  readonly set: Mudanca;
  readonly detalhe?: string | null;
  readonly semHistorico?: boolean;
  readonly dados?: Record<string, unknown>;
};

@Injectable()
export class FiscalizacoesPassoService {
  constructor(
    private readonly repository: FiscalizacoesRepository,
    private readonly steps: CycleSteps,
    private readonly audit: AuditTrail,
    private readonly live: LiveService,
    private readonly clock: Clock,
  ) {}

  exigir(evento: EventoFiscalizacao, { linha, impedida }: Cabecalho, { authorities: autoridades }: Pessoa): void {
    const { situacao, correcao } = linha;
    ciclo.require(evento, { situacao, correcao, impedida, autoridades });
  }

  exigirVersao(
    tx: Transaction,
    { linha, lida }: Cabecalho,
    ifMatch: string | undefined,
    opcional = false,
  ): Promise<void> {
    const { id, versao } = linha;
    const { fusoHorario } = lida;
    const registro = { entidade: 'fiscalizacoes', entidadeId: id };
    return this.audit.requireVersion(tx, { ifMatch, versao, ...registro, fusoHorario, opcional });
  }

  async dar(tx: Transaction, evento: EventoFiscalizacao, passo: Passo): Promise<void> {
    const { linha, para, pessoa, set, detalhe = null, dados, semHistorico } = passo;
    const { id, versao, situacao: de } = linha;
    const { usuarioId } = pessoa;
    const em = this.clock.now();
    const mudanca = { ...set, situacao: para, alteradaEm: em, alteradaPor: usuarioId };
    await this.steps.take(tx, ciclo, {
      entidade: 'fiscalizacoes',
      linha: { passo: evento, id, pessoa, de, para, dados },
      versao,
      gravar: guarda => this.repository.transition(tx, guarda, mudanca),
      reler: () => this.repository.findById(tx, id),
      historico: () =>
        this.repository.addHistory(tx, [{ fiscalizacaoId: id, em, usuarioId, evento, de, para, detalhe }]),
      avisar: () => mudancas([linha]),
      calado: semHistorico,
    });
  }

  anunciar(tx: Transaction, linhas: readonly Anunciada[]): Promise<void> {
    return this.live.publish(tx, mudancas(linhas));
  }
}

const mudancas = (linhas: readonly Anunciada[]): Change[] =>
  linhas.map(({ id, lotacaoId, data, pedidoId }) => ({
    tipo: 'fiscalizacao',
    fiscalizacaoId: id,
    lotacaoId,
    data,
    ...(pedidoId !== null && { pedidoId }),
  }));
