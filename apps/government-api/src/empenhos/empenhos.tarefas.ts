import { Injectable } from '@nestjs/common';
import { ContratosService } from '../contratos/contratos.service.ts';
import { Database, type Transaction } from '../database/database.ts';
import { JobsWork } from '../jobs/jobs-work.ts';
import { NotificacoesService } from '../notificacoes/notificacoes.service.ts';
import { EmpenhosRepository } from './empenhos.repository.ts';
import { porMes, previsaoDe, saldoDeTodos } from './empenhos.rules.ts';

@Injectable()
export class EmpenhosTarefas {
  constructor(
    private readonly database: Database,
    private readonly repository: EmpenhosRepository,
    private readonly contratos: ContratosService,
    private readonly notificacoes: NotificacoesService,
    work: JobsWork,
  ) {
    work.offer({ EMPENHOS: () => this.dizerEmpenhos() });
  }

  dizerEmpenhos(): Promise<number> {
    return this.database.transaction(async tx => {
      let ditos = 0;
      for (const id of await this.repository.contractsWith(tx)) ditos += await this.dizer(tx, id);
      return ditos;
    });
  }

  /** A contract that ended, or of which nothing was consumed yet, foresees nothing. */
  private async dizer(tx: Transaction, id: number): Promise<number> {
    const { numero, fornecedor, fim } = await this.contratos.exigirAlgum(tx, id);
    const meses = porMes(await this.repository.consumptions(tx, id));
    const previsao = previsaoDe(meses, saldoDeTodos(await this.repository.ofContract(tx, id)), fim);
    const contrato = { contratoId: id, numero, fornecedor, fim };
    if (!previsao?.aviso || fim < this.contratos.hoje()) {
      await this.notificacoes.resolver(tx, 'EMPENHO_EM_DIA', [contrato]);
      return 0;
    }
    const { ateMes, aviso } = previsao;
    return this.notificacoes.emitir(tx, 'EMPENHO_ACABA', [{ ...contrato, ateMes, aviso }]);
  }
}
