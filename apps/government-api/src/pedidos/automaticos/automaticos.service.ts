import { Problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail.service.ts';
import type { Pessoa } from '../../auth/pessoa.ts';
import { Clock, plainDate } from '../../clock/clock.ts';
import type { Transaction } from '../../database/database.ts';
import { LiveService } from '../../live/live.service.ts';
import type { DoDia } from '../../notificacoes/notificacoes.regras.table.ts';
import { NotificacoesService } from '../../notificacoes/notificacoes.service.ts';
import { ProgramacoesService } from '../../programacoes/programacoes.service.ts';
import { TiposAlimentacaoService } from '../../tipos-alimentacao/tipos-alimentacao.service.ts';
import { TiposPublicoService } from '../../tipos-publico/tipos-publico.service.ts';
import { USUARIO_DO_SISTEMA } from '../../usuarios/usuarios.query.ts';
import { etagOf } from '../../versions/versions.ts';
import { PedidosEnvioService } from '../envio/envio.service.ts';
import { PedidosInterrupcaoRepository } from '../interrupcao/interrupcao.repository.ts';
import { limiteDoDia, prazoDoDia, type RefeicaoComPrazo } from '../quantidades/prazo.rules.ts';
import {
  type Lote,
  PedidosAutomaticosRepository,
  type RascunhoNovo,
  type UnidadeCalada,
} from './automaticos.repository.ts';

/** `ultimo` is the id to go on after; null when there is no more. */
export type LoteFeito = { feitos: number; ultimo: number | null };

/** The system signs its own steps as a manager, because the checks of a step ask for an authority. */
const SISTEMA: Pessoa = {
  usuarioId: USUARIO_DO_SISTEMA,
  matricula: 'SISTEMA',
  nome: 'Sistema',
  authorities: ['AL_GESTOR'],
  lotacaoId: null,
  restritaA: null,
  requestId: 'sistema',
};

const MOTIVO_DA_EXPIRACAO = 'Não tratado em tempo hábil.';

/**
 * The steps that orders take by themselves. Each batch reads the present state, so a batch run twice, or hours late, does
 * nothing a second time.
 */
@Injectable()
export class PedidosAutomaticosService {
  constructor(
    private readonly repository: PedidosAutomaticosRepository,
    private readonly interrompidos: PedidosInterrupcaoRepository,
    private readonly envio: PedidosEnvioService,
    private readonly programacoes: ProgramacoesService,
    private readonly tiposAlimentacao: TiposAlimentacaoService,
    private readonly tiposPublico: TiposPublicoService,
    private readonly notificacoes: NotificacoesService,
    private readonly live: LiveService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async criarRascunhos(tx: Transaction, lote: Lote): Promise<LoteFeito> {
    const { ids, caladas } = await this.caladas(tx, lote);
    const abertos = await this.abrir(
      tx,
      lote,
      caladas.filter(({ pedidoId }) => pedidoId === null),
    );
    return { feitos: abertos.length, ultimo: ids.at(-1) ?? null };
  }

  /**
   * After the cut-off, sends the programme of units that ordered nothing; it counts as sent in time. A unit whose programme
   * cannot be sent (no contract, no price) keeps its draft and its alert.
   */
  async enviarProgramacao(tx: Transaction, lote: Lote): Promise<LoteFeito> {
    const { data, fuso } = lote;
    const { encerrado } = prazoDoDia(this.clock.now(), data, await this.tiposAlimentacao.ativos(tx, data), fuso);
    // A person may still send until the last instant, and a day that has passed needs no order.
    if (!encerrado || data < plainDate(this.clock.now(), fuso)) return { feitos: 0, ultimo: null };
    const { ids, caladas } = await this.caladas(tx, lote);
    const abertos = await this.abrir(
      tx,
      lote,
      caladas.filter(({ pedidoId }) => pedidoId === null),
    );
    const novos = new Map(abertos.map(({ id, lotacaoId }) => [lotacaoId, id]));
    await this.interrompidos.clearDrafts(
      tx,
      caladas.flatMap(({ pedidoId }) => pedidoId ?? []),
    );
    const enviadas: DoDia[] = [];
    for (const { lotacaoId, lotacao, pedidoId, versao } of caladas) {
      const id = pedidoId ?? novos.get(lotacaoId);
      if (id === undefined || !(await this.enviar(tx, id, versao ?? 1))) continue;
      enviadas.push({ lotacaoId, lotacao, data });
    }
    await this.notificacoes.emitir(tx, 'PROGRAMACAO_ENVIADA', enviadas);
    return { feitos: enviadas.length, ultimo: ids.at(-1) ?? null };
  }

  async expirar(tx: Transaction, tamanho: number): Promise<number> {
    const vencidos = await this.repository.expire(tx, this.clock.now(), { tamanho, motivo: MOTIVO_DA_EXPIRACAO });
    await this.audit.recordAll(
      tx,
      null,
      vencidos.map(({ id, situacao }) => ({
        acao: 'expirar',
        entidade: 'pedidos',
        entidadeId: id,
        dados: { de: situacao, para: 'EXPIRADO', motivo: MOTIVO_DA_EXPIRACAO },
      })),
    );
    await this.notificacoes.emitir(
      tx,
      'PEDIDO_EXPIRADO',
      vencidos.map(({ id, numero, lotacaoId, lotacao, data }) => ({ pedidoId: id, numero, lotacaoId, lotacao, data })),
    );
    await this.live.publish(
      tx,
      vencidos.map(({ id, lotacaoId, data }) => ({
        tipo: 'pedido',
        pedidoId: id,
        lotacaoId,
        data,
        situacao: 'EXPIRADO',
      })),
    );
    return vencidos.length;
  }

  private async caladas(tx: Transaction, lote: Lote): Promise<{ ids: number[]; caladas: UnidadeCalada[] }> {
    const ids = await this.repository.unitsAfter(tx, lote);
    if (!ids.length) return { ids, caladas: [] };
    // Locked before the read: an order that somebody opens meanwhile is either seen by the read or waits for us.
    await this.repository.lockDays(tx, ids, lote.data);
    return { ids, caladas: await this.repository.silent(tx, ids, lote.data) };
  }

  private async abrir(tx: Transaction, { data, fuso }: Lote, caladas: readonly UnidadeCalada[]) {
    if (!caladas.length) return [];
    const agora = this.clock.now();
    const refeicoes = await this.tiposAlimentacao.ativos(tx, data);
    const novos = await this.programados(tx, data, { caladas, refeicoes });
    if (!novos.length) return [];
    const ano = Number(plainDate(agora, fuso).slice(0, 4));
    const prazoLimiteEm = limiteDoDia(data, refeicoes, fuso);
    const abertos = await this.repository.insertDrafts(tx, novos, { data, agora, prazoLimiteEm, ano });
    await this.audit.recordAll(
      tx,
      null,
      abertos.map(({ id, lotacaoId }) => ({
        acao: 'criarPedido',
        entidade: 'pedidos',
        entidadeId: id,
        dados: { lotacaoId, dataRefeicao: data, tipo: 'PROGRAMADO', programacao: true },
      })),
    );
    await this.live.publish(
      tx,
      abertos.map(({ id, lotacaoId }) => ({ tipo: 'pedido', pedidoId: id, lotacaoId, data, situacao: 'RASCUNHO' })),
    );
    return abertos;
  }

  private async programados(
    tx: Transaction,
    data: string,
    {
      caladas,
      refeicoes,
    }: { caladas: readonly UnidadeCalada[]; refeicoes: readonly (RefeicaoComPrazo & { id: number })[] },
  ): Promise<RascunhoNovo[]> {
    const ativas = new Set(refeicoes.map(({ id }) => id));
    const publicos = new Set((await this.tiposPublico.ativos(tx)).map(({ id }) => id));
    const doDia = await this.programacoes.dosDias(
      tx,
      caladas.map(({ lotacaoId }) => lotacaoId),
      [data],
    );
    return caladas.flatMap(({ lotacaoId }) => {
      const itens = doDia(lotacaoId, data).itens.filter(
        item => ativas.has(item.tipoAlimentacaoId) && publicos.has(item.tipoPublicoId),
      );
      return itens.some(({ quantidade }) => quantidade > 0) ? [{ lotacaoId, itens }] : [];
    });
  }

  /** A refusal undoes only this order's savepoint: the draft stays for a person to look at. */
  private async enviar(tx: Transaction, pedidoId: number, versao: number): Promise<boolean> {
    try {
      await tx.transaction(savepoint =>
        this.envio.remeterProgramacao(savepoint, SISTEMA, { pedidoId, ifMatch: etagOf(versao) }),
      );
      return true;
    } catch (error) {
      if (error instanceof Problema) return false;
      throw error;
    }
  }
}
