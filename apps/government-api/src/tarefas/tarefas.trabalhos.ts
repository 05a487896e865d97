import { Injectable } from '@nestjs/common';
import { AcessosService } from '../acessos/acessos.service.ts';
import { AtendimentosService } from '../atendimentos/atendimentos.service.ts';
import { Clock } from '../clock/clock.ts';
import { horaEm } from '../clock/zoned-time.ts';
import { Database, type Transaction } from '../database/database.ts';
import { DownloadsService } from '../downloads/downloads.service.ts';
import { FechamentosService } from '../fechamentos/fechamentos.service.ts';
import { FiscalizacoesService } from '../fiscalizacoes/fiscalizacoes.service.ts';
import { GuardaService } from '../guarda/guarda.service.ts';
import { IdempotencyService } from '../idempotency/idempotency.service.ts';
import { IndicadoresService } from '../indicadores/indicadores.service.ts';
import type { Moment } from '../jobs/job.ts';
import { JobsRepository } from '../jobs/jobs.repository.ts';
import { minutesFrom } from '../jobs/jobs.schedule.ts';
import { LiveService } from '../live/live.service.ts';
import { MailOutbox } from '../mail/mail.outbox.ts';
import { MailSender } from '../mail/mail.sender.ts';
import { MapaDiarioService } from '../mapa-diario/mapa-diario.service.ts';
import { MedicoesService } from '../medicoes/medicoes.service.ts';
import { NotificacoesService } from '../notificacoes/notificacoes.service.ts';
import { OcorrenciasService } from '../ocorrencias/ocorrencias.service.ts';
import { PedidosService } from '../pedidos/pedidos.service.ts';
import { SessoesService } from '../sessoes/sessoes.service.ts';
import { WebhooksService } from '../webhooks/webhooks.service.ts';
import { AvisosDoGestorService } from './avisos-do-gestor.service.ts';
import { TarefasRepository } from './tarefas.repository.ts';
import type { NomeTarefa } from './tarefas.table.ts';

/** Does it for one moment and answers how many it touched; doing it again touches nothing. */
export type Trabalho = (moment: Moment, signal: AbortSignal) => Promise<number>;

type Feito = { feitos: number; ultimo: number | null };

const DIA = 24 * 60;
/** Units or orders in one transaction. */
const LOTE = 100;
/** domain.md 12: how long after the window a meal without a record is asked for. */
const ATRASO_DO_REGISTRO_MIN = 60;
const GUARDA_NOTIFICACOES = 30 * DIA;
const GUARDA_EXECUCOES = 90 * DIA;

/** What each row of the table does. */
@Injectable()
export class TarefasTrabalhos {
  constructor(
    private readonly database: Database,
    private readonly repository: TarefasRepository,
    private readonly execucoes: JobsRepository,
    private readonly pedidos: PedidosService,
    private readonly ocorrencias: OcorrenciasService,
    private readonly fiscalizacoes: FiscalizacoesService,
    private readonly fechamentos: FechamentosService,
    private readonly indicadores: IndicadoresService,
    private readonly mapas: MapaDiarioService,
    private readonly medicoes: MedicoesService,
    private readonly notificacoes: NotificacoesService,
    private readonly downloads: DownloadsService,
    private readonly correio: MailOutbox,
    private readonly carteiro: MailSender,
    private readonly atendimentos: AtendimentosService,
    private readonly webhooks: WebhooksService,
    private readonly idempotencia: IdempotencyService,
    private readonly live: LiveService,
    private readonly acessos: AcessosService,
    private readonly guarda: GuardaService,
    private readonly gestor: AvisosDoGestorService,
    private readonly sessoes: SessoesService,
    private readonly clock: Clock,
  ) {}

  readonly porNome: Readonly<Record<NomeTarefa, Trabalho>> = {
    RASCUNHOS_DA_PROGRAMACAO: (moment, signal) => this.emLotes('criarRascunhosDaProgramacao', moment, signal),
    LEMBRETE_2H: moment => this.avisarSemPedido('SEM_PEDIDO_2H', moment),
    LEMBRETE_30MIN: moment => this.avisarSemPedido('SEM_PEDIDO_30MIN', moment),
    LIMITE_DO_DIA: (moment, signal) => this.fecharODia(moment, signal),
    ENTREGAS_DE_HOJE: moment => this.dizerEntregas(moment),
    SORTEIO_DE_FISCALIZACOES: (_moment, signal) => this.fiscalizacoes.sortear(signal),
    FISCALIZACOES_A_VENCER: () => this.fiscalizacoes.avisarDoFimDaJanela(),
    RECEBIMENTOS_ATRASADOS: () => this.cobrarRecebimentos(),
    RECEBIMENTOS_DE_ONTEM: moment => this.alertarDeOntem(moment),
    EXPIRACAO: (moment, signal) => this.expirar(moment, signal),
    MAPAS_ABERTOS: moment => this.cobrarFechamento(moment),
    APURACAO_DE_INDICADORES: (_moment, signal) => this.indicadores.apurarPendentes(signal),
    ALERTAS_DE_INDICADORES: (moment, signal) => {
      const { data, fuso } = doDia(moment);
      return this.indicadores.alertar(data, fuso, signal);
    },
    MEDICOES_DO_MES: (moment, signal) => this.medicoes.abrirDoMes(doDia(moment).data, signal),
    MEDICOES_A_ENTREGAR: moment => this.medicoes.lembrar(doDia(moment).data),
    CONTRATOS: () => this.gestor.dizerContratos(),
    PRESENCAS: () => this.atendimentos.encerrarPresencas(),
    OCORRENCIAS_SEM_RESPOSTA: (_moment, signal) => this.ocorrencias.vencer(signal),
    DOWNLOADS: (_moment, signal) => this.downloads.cuidar(signal),
    SOMAS_DO_MAPA: (_moment, signal) => this.mapas.somarOQueFalta(signal),
    ENVIO_DE_EMAILS: (_moment, signal) => this.carteiro.sendDue(signal),
    EXPURGO_DE_ACESSOS: (_moment, signal) => this.acessos.expurgar(signal),
    DADOS_PESSOAIS: (_moment, signal) => this.guarda.anonimizarDesligadas(signal),
    GUARDA_DAS_TRILHAS: (_moment, signal) => this.guarda.cuidarDasParticoes(signal),
    ENTREGA_DE_WEBHOOKS: () => this.webhooks.cuidar(),
    LIMPEZA: () => this.limpar(),
  };

  private avisarSemPedido(
    fato: 'SEM_PEDIDO_2H' | 'SEM_PEDIDO_30MIN' | 'SEM_PEDIDO_NO_LIMITE',
    moment: Moment,
  ): Promise<number> {
    const { data, fuso } = doDia(moment);
    return this.database.transaction(async tx => {
      const hora = await this.horaLimite(tx, data, fuso);
      const unidades = await this.repository.unitsWithoutOrder(tx, { data, fuso });
      return this.notificacoes.emitir(
        tx,
        fato,
        unidades.map(unidade => ({ ...unidade, data, hora })),
      );
    });
  }

  /** One transaction a batch, so that nobody waits for a whole zone; what is done stays done when a later batch fails. */
  private async emLotes(
    face: 'criarRascunhosDaProgramacao' | 'enviarAutomaticamente',
    moment: Moment,
    signal: AbortSignal,
  ): Promise<number> {
    const { data, fuso } = doDia(moment);
    let total = 0;
    let depoisDe: number | null = 0;
    while (depoisDe !== null) {
      signal.throwIfAborted();
      const lote = { data, fuso, depoisDe, tamanho: LOTE };
      const feito: Feito = await this.database.transaction(tx => this.pedidos[face](tx, lote));
      total += feito.feitos;
      depoisDe = feito.ultimo;
    }
    return total;
  }

  /** domain.md 12: the map of yesterday, at ten. */
  private cobrarFechamento(moment: Moment): Promise<number> {
    const { data, fuso } = doDia(moment);
    return this.database.transaction(async tx => {
      const unidades = await this.fechamentos.semFechamento(tx, data, fuso);
      return this.notificacoes.emitir(
        tx,
        'DIA_NAO_FECHADO',
        unidades.map(unidade => ({ ...unidade, data })),
      );
    });
  }

  /** What can be sent for a silent unit is; the desk hears only of the rest. */
  private async fecharODia(moment: Moment, signal: AbortSignal): Promise<number> {
    // A number is held until its transaction ends: given before the sending, so that who opens an order meanwhile waits for
    // no batch of it.
    await this.emLotes('criarRascunhosDaProgramacao', moment, signal);
    const enviados = await this.emLotes('enviarAutomaticamente', moment, signal);
    return enviados + (await this.avisarSemPedido('SEM_PEDIDO_NO_LIMITE', moment));
  }

  private async expirar(moment: Moment, signal: AbortSignal): Promise<number> {
    const { data, fuso } = doDia(moment);
    let total = 0;
    for (let feitos = LOTE; feitos > 0; total += feitos) {
      signal.throwIfAborted();
      feitos = await this.database.transaction(tx => this.pedidos.expirarVencidos(tx, LOTE));
    }
    const unidades = await this.repository.unitsOf(this.database, fuso);
    await this.database.transaction(tx =>
      this.notificacoes.resolver(
        tx,
        'DIA_ENCERRADO',
        unidades.map(unidade => ({ ...unidade, data })),
      ),
    );
    return total;
  }

  private cobrarRecebimentos(): Promise<number> {
    return this.database.transaction(async tx => {
      const entregas = await this.repository.lateDeliveries(tx, this.clock.now(), ATRASO_DO_REGISTRO_MIN);
      return this.notificacoes.emitir(tx, 'RECEBIMENTO_ATRASADO', entregas);
    });
  }

  private alertarDeOntem(moment: Moment): Promise<number> {
    return this.database.transaction(async tx => {
      const pedidos = await this.repository.ordersNotReceived(tx, doDia(moment));
      return this.notificacoes.emitir(tx, 'RECEBIMENTO_DE_ONTEM', pedidos);
    });
  }

  private dizerEntregas(moment: Moment): Promise<number> {
    const { data, fuso } = doDia(moment);
    return this.database.transaction(async tx => {
      const unidades = await this.repository.deliveriesOf(tx, { data, fuso });
      return this.notificacoes.emitir(
        tx,
        'ENTREGA_HOJE',
        unidades.map(unidade => ({ ...unidade, data })),
      );
    });
  }

  private async limpar(): Promise<number> {
    const agora = this.clock.now();
    const notificacoes = await this.notificacoes.removerAntigas(
      this.database,
      minutesFrom(agora, -GUARDA_NOTIFICACOES),
    );
    const emails = await this.correio.deleteBefore(this.database, minutesFrom(agora, -GUARDA_NOTIFICACOES));
    const execucoes = await this.execucoes.deleteBefore(this.database, minutesFrom(agora, -GUARDA_EXECUCOES));
    const chaves = await this.idempotencia.removerAntigas(this.database);
    const sessoes = await this.sessoes.removerVencidas(this.database);
    await this.live.removerAntigas(this.database);
    return notificacoes + emails + execucoes + chaves + sessoes;
  }

  private async horaLimite(tx: Transaction, data: string, fuso: string): Promise<string> {
    const limites = await this.pedidos.limitesDoDia(tx, data, [fuso]);
    return horaEm(limites.get(fuso) ?? this.clock.now(), fuso);
  }
}

function doDia({ chave, data, fuso }: Moment): { data: string; fuso: string } {
  if (data === undefined || fuso === undefined) throw new Error(`${chave} is of no meal day`);
  return { data, fuso };
}
