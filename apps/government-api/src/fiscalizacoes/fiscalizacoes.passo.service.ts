import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import type { Transaction } from '../database/database.ts';
import { EventosService } from '../eventos/eventos.service.ts';
import { LiveService } from '../live/live.service.ts';
import { cabeCorrecao, passoDe } from './fiscalizacoes.ciclo.rules.ts';
import type { EventoFiscalizacao, SituacaoFiscalizacao } from './fiscalizacoes.ciclo.table.ts';
import type { Cabecalho } from './fiscalizacoes.leitura.service.ts';
import { FiscalizacoesRepository, type LinhaFiscalizacao, type Mudanca } from './fiscalizacoes.repository.ts';

/** Who signs a line: a person, or the system for what it does by itself. */
export type Autor = Pick<Pessoa, 'usuarioId' | 'matricula' | 'requestId'>;
/** The user of what the system does by itself. */
export const SISTEMA: Autor = { usuarioId: 0, matricula: 'SISTEMA', requestId: 'sistema' };

export type Passo = {
  readonly pessoa: Autor;
  readonly linha: Pick<LinhaFiscalizacao, 'id' | 'versao' | 'situacao' | 'lotacaoId' | 'data' | 'pedidoId'>;
  readonly para: SituacaoFiscalizacao;
  readonly set: Mudanca;
  /** What the history says, in words; a step that is only saved leaves no line (null). */
  readonly detalhe?: string | null;
  readonly semHistorico?: boolean;
  readonly dados?: Record<string, unknown>;
};

export const NAO_FISCALIZA_O_SEU = 'Quem fez o pedido não pode fiscalizar a mesma entrega.';
/** What a step asks of the correction, and what a person reads where it does not hold. */
const CORRECAO: Readonly<Record<string, string>> = {
  true: 'Não há correção pedida que espere.',
  false: 'A correção já foi pedida. Anote quando estiver feita.',
};

/** One step of an inspection's life by its row of the cycle: the check, the guarded update, the history, the audit row. */
@Injectable()
export class FiscalizacoesPassoService {
  constructor(
    private readonly repository: FiscalizacoesRepository,
    private readonly eventos: EventosService,
    private readonly live: LiveService,
    private readonly clock: Clock,
  ) {}

  /** Refuses the step where the row of the cycle does not allow it. */
  exigir(evento: EventoFiscalizacao, { linha, impedida }: Cabecalho, pessoa: Pessoa): void {
    const passo = passoDe(evento);
    if (!passo.de.includes(linha.situacao)) throw problema('transicao-invalida', { detail: passo.recusa });
    if (!cabeCorrecao(passo, linha.correcao))
      throw problema('transicao-invalida', { detail: CORRECAO[`${passo.correcao}`] });
    if (!passo.autoridades.some(autoridade => pessoa.authorities.includes(autoridade))) throw problema('nao-permitido');
    if (passo.segrega && impedida) throw problema('nao-permitido', { detail: NAO_FISCALIZA_O_SEU });
  }

  /** Refuses who did not see the present version. */
  exigirVersao(
    tx: Transaction,
    { linha, lida }: Cabecalho,
    ifMatch: string | undefined,
    opcional = false,
  ): Promise<void> {
    const { id, versao } = linha;
    const { fusoHorario } = lida;
    const registro = { entidade: 'fiscalizacoes', entidadeId: id };
    return this.eventos.exigirVersao(tx, { ifMatch, versao, ...registro, fusoHorario, opcional });
  }

  async dar(tx: Transaction, evento: EventoFiscalizacao, passo: Passo): Promise<void> {
    const { linha, para, pessoa, set, detalhe = null, dados = {}, semHistorico = false } = passo;
    const { id, versao, situacao: de } = linha;
    const agora = this.clock.now();
    const mudanca = { ...set, situacao: para, alteradaEm: agora, alteradaPor: pessoa.usuarioId };
    if (!(await this.repository.transition(tx, { id, versao, de: passoDe(evento).de }, mudanca))) {
      throw problema('conflito', { detail: 'Outra pessoa mudou esta fiscalização ao mesmo tempo. Recarregue.' });
    }
    if (!semHistorico) {
      const { usuarioId } = pessoa;
      await this.repository.addHistory(tx, [{ fiscalizacaoId: id, em: agora, usuarioId, evento, de, para, detalhe }]);
      await this.eventos.registrar(tx, pessoa, {
        acao: passoDe(evento).operacao ?? evento,
        entidade: 'fiscalizacoes',
        entidadeId: id,
        dados: { ...dados, de, para },
      });
    }
    await this.anunciar(tx, [linha]);
  }

  /** Tells the screens that are open. */
  anunciar(
    tx: Transaction,
    linhas: readonly { id: number; lotacaoId: number; data: string; pedidoId: number | null }[],
  ): Promise<void> {
    return this.live.publish(
      tx,
      linhas.map(({ id, lotacaoId, data, pedidoId }) => ({
        tipo: 'fiscalizacao',
        fiscalizacaoId: id,
        lotacaoId,
        data,
        ...(pedidoId !== null && { pedidoId }),
      })),
    );
  }
}
