import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import { horaEm } from '../clock/zoned-time.ts';
import { Database, type Transaction } from '../database/database.ts';
import { type Moment, mealDayOf } from '../jobs/job.ts';
import { JobsWork } from '../jobs/jobs-work.ts';
import { NotificacoesService } from '../notificacoes/notificacoes.service.ts';
import { PedidosTarefasRepository } from './automaticos/tarefas.repository.ts';
import { PedidosService } from './pedidos.service.ts';

type Feito = { feitos: number; ultimo: number | null };

/** Units or orders per transaction. */
const LOTE = 100;

@Injectable()
export class PedidosTarefas {
  constructor(
    private readonly database: Database,
    private readonly repository: PedidosTarefasRepository,
    private readonly pedidos: PedidosService,
    private readonly notificacoes: NotificacoesService,
    private readonly clock: Clock,
    work: JobsWork,
  ) {
    work.offer({
      RASCUNHOS_DA_PROGRAMACAO: (moment, signal) => this.emLotes('criarRascunhosDaProgramacao', moment, signal),
      LEMBRETE_2H: moment => this.avisarSemPedido('SEM_PEDIDO_2H', moment),
      LEMBRETE_30MIN: moment => this.avisarSemPedido('SEM_PEDIDO_30MIN', moment),
      LIMITE_DO_DIA: (moment, signal) => this.fecharODia(moment, signal),
      ENTREGAS_DE_HOJE: moment => this.dizerEntregas(moment),
      EXPIRACAO: (moment, signal) => this.expirar(moment, signal),
    });
  }

  private avisarSemPedido(
    fato: 'SEM_PEDIDO_2H' | 'SEM_PEDIDO_30MIN' | 'SEM_PEDIDO_NO_LIMITE',
    moment: Moment,
  ): Promise<number> {
    const { data, fuso } = mealDayOf(moment);
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

  /** One transaction per batch: nobody waits for a whole zone, and finished batches stay when a later one fails. */
  private async emLotes(
    face: 'criarRascunhosDaProgramacao' | 'enviarAutomaticamente',
    moment: Moment,
    signal: AbortSignal,
  ): Promise<number> {
    const { data, fuso } = mealDayOf(moment);
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

  private async fecharODia(moment: Moment, signal: AbortSignal): Promise<number> {
    // A number is held until its transaction ends. Drafts get theirs before the sending, so that a person who opens an order
    // meanwhile waits for no sending batch.
    await this.emLotes('criarRascunhosDaProgramacao', moment, signal);
    const enviados = await this.emLotes('enviarAutomaticamente', moment, signal);
    return enviados + (await this.avisarSemPedido('SEM_PEDIDO_NO_LIMITE', moment));
  }

  private dizerEntregas(moment: Moment): Promise<number> {
    const { data, fuso } = mealDayOf(moment);
    return this.database.transaction(async tx => {
      const unidades = await this.repository.deliveriesOf(tx, { data, fuso });
      return this.notificacoes.emitir(
        tx,
        'ENTREGA_HOJE',
        unidades.map(unidade => ({ ...unidade, data })),
      );
    });
  }

  private async expirar(moment: Moment, signal: AbortSignal): Promise<number> {
    const { data, fuso } = mealDayOf(moment);
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

  private async horaLimite(tx: Transaction, data: string, fuso: string): Promise<string> {
    const limites = await this.pedidos.limitesDoDia(tx, data, [fuso]);
    return horaEm(limites.get(fuso) ?? this.clock.now(), fuso);
  }
}
