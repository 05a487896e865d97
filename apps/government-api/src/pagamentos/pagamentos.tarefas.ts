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
    work.offer({ PAGAMENTOS_VENCIDOS: () => this.lembrar() });
  }

  /** Tells once of each part whose working days are over, to be settled or to be paid. */
  lembrar(): Promise<number> {
    return this.database.transaction(async tx => {
      const linhas = await this.repository.waiting(tx);
      const prazos = await this.leitura.prazos(tx, linhas);
      const fatos = linhas.flatMap(({ id: pagamentoId, medicaoId, contrato, fornecedor, mes, situacao: falta }) => {
        const prazo = prazos.get(pagamentoId);
        if (!prazo?.vencidoHa) return [];
        return [{ pagamentoId, medicaoId, contrato, fornecedor, mes: `${mes}-01`, prazo: prazo.ate, falta }];
      });
      return this.notificacoes.emitir(tx, 'PAGAMENTO_VENCIDO', fatos);
    });
  }
}
