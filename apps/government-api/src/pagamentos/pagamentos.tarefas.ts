import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { JobsWork } from '../jobs/jobs-work.ts';
import { NotificacoesService } from '../notificacoes/notificacoes.service.ts';
import { PagamentosRepository } from './pagamentos.repository.ts';
import { PagamentosService } from './pagamentos.service.ts';

@Injectable()
export class PagamentosTarefas {
  constructor(
    private readonly database: Database,
    private readonly repository: PagamentosRepository,
    private readonly leitura: PagamentosService,
    private readonly notificacoes: NotificacoesService,
    work: JobsWork,
  ) {
    work.offer({ PAGAMENTOS_VENCIDOS: (_, signal) => this.lembrar(signal) });
  }

  /** Tells once of each part whose working days are over, to be settled or to be paid. */
  async lembrar(signal: AbortSignal): Promise<number> {
    let ditos = 0;
    for (const linha of await this.repository.waiting(this.database)) {
      signal.throwIfAborted();
      ditos += await this.database.transaction(async tx => {
        const prazo = await this.leitura.prazo(tx, linha);
        if (!prazo?.vencidoHa) return 0;
        const { id: pagamentoId, medicaoId, contrato, fornecedor, mes, situacao } = linha;
        const fato = { pagamentoId, medicaoId, contrato, fornecedor, mes: `${mes}-01`, prazo: prazo.ate };
        return this.notificacoes.emitir(tx, 'PAGAMENTO_VENCIDO', [{ ...fato, falta: situacao }]);
      });
    }
    return ditos;
  }
}
