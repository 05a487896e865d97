import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { JobsWork } from '../jobs/jobs-work.ts';
import { RecebimentoDaMedicao } from '../medicoes/medicoes.service.ts';
import { NotificacoesService } from '../notificacoes/notificacoes.service.ts';
import { especies, type TipoTermo } from './termos.ciclo.table.ts';
import { TermosLeituraService } from './termos.leitura.service.ts';
import { TermosRepository } from './termos.repository.ts';

const TIPOS = Object.keys(especies) as TipoTermo[];
/** Who asks makes no difference to a deadline. */
const NINGUEM = { usuarioId: 0 };

@Injectable()
export class TermosTarefas {
  constructor(
    private readonly database: Database,
    private readonly repository: TermosRepository,
    private readonly medicoes: RecebimentoDaMedicao,
    private readonly leitura: TermosLeituraService,
    private readonly notificacoes: NotificacoesService,
    work: JobsWork,
  ) {
    work.offer({ RECEBIMENTOS_VENCIDOS: (_, signal) => this.lembrar(signal) });
  }

  /** Tells once of each receiving whose working days are over and that nobody signed. */
  async lembrar(signal: AbortSignal): Promise<number> {
    let ditos = 0;
    for (const { id, ...medicao } of await this.repository.unreceived(this.database)) {
      signal.throwIfAborted();
      ditos += await this.database.transaction(async tx => {
        const contexto = await this.leitura.contexto(tx, NINGUEM, await this.medicoes.exigir(tx, id));
        let daMedicao = 0;
        for (const recebimento of TIPOS) {
          const prazo = await this.leitura.prazo(tx, contexto, recebimento);
          if (!prazo?.vencidoHa) continue;
          const fato = { ...medicao, medicaoId: id, recebimento, prazo: prazo.ate };
          daMedicao += await this.notificacoes.emitir(tx, 'RECEBIMENTO_VENCIDO', [fato]);
        }
        return daMedicao;
      });
    }
    return ditos;
  }
}
