import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { JobsWork } from '../jobs/jobs-work.ts';
import { NotificacoesService } from '../notificacoes/notificacoes.service.ts';
import { ParametrosService } from '../parametros/parametros.service.ts';
import { AlteracoesService } from './alteracoes/alteracoes.service.ts';
import { fatosDosContratos } from './contratos.avisos.rules.ts';
import { ContratosService } from './contratos.service.ts';

@Injectable()
export class ContratosTarefas {
  constructor(
    private readonly database: Database,
    private readonly contratos: ContratosService,
    private readonly alteracoes: AlteracoesService,
    private readonly parametros: ParametrosService,
    private readonly notificacoes: NotificacoesService,
    work: JobsWork,
  ) {
    work.offer({
      CONTRATOS: async () => (await this.alteracoes.aplicarVencidos()) + (await this.dizerContratos()),
    });
  }

  dizerContratos(): Promise<number> {
    return this.database.transaction(async tx => {
      const { hoje, contratos } = await this.contratos.noTempo(tx);
      const fatos = fatosDosContratos(contratos, hoje, await this.parametros.doDia(tx, hoje));
      let ditos = 0;
      for (const [fato, quais] of fatos) ditos += await this.notificacoes.emitir(tx, fato, quais);
      return ditos;
    });
  }
}
