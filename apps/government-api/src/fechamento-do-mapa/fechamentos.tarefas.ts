import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { type Moment, mealDayOf } from '../jobs/job.ts';
import { JobsWork } from '../jobs/jobs-work.ts';
import { NotificacoesService } from '../notificacoes/notificacoes.service.ts';
import { FechamentoDoMapaRepository } from './fechamento-do-mapa.repository.ts';

/** domain.md 12: asks for yesterday's map, at ten. */
@Injectable()
export class FechamentosTarefas {
  constructor(
    private readonly database: Database,
    private readonly repository: FechamentoDoMapaRepository,
    private readonly notificacoes: NotificacoesService,
    work: JobsWork,
  ) {
    work.offer({ MAPAS_ABERTOS: moment => this.cobrarFechamento(moment) });
  }

  private cobrarFechamento(moment: Moment): Promise<number> {
    const { data, fuso } = mealDayOf(moment);
    return this.database.transaction(async tx => {
      const unidades = await this.repository.unclosed(tx, data, fuso);
      return this.notificacoes.emitir(
        tx,
        'DIA_NAO_FECHADO',
        unidades.map(unidade => ({ ...unidade, data })),
      );
    });
  }
}
