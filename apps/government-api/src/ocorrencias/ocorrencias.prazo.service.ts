import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { NotificacoesService } from '../notificacoes/notificacoes.service.ts';
import { ConvitesRepository } from './convites.repository.ts';
import { OcorrenciasListaRepository } from './ocorrencias.lista.repository.ts';
import { OcorrenciasPassoService } from './ocorrencias.passo.service.ts';
import { type Ocorrencia, OcorrenciasRepository } from './ocorrencias.repository.ts';

const LOTE = 100;

@Injectable()
export class OcorrenciasPrazoService {
  constructor(
    private readonly database: Database,
    private readonly repository: OcorrenciasRepository,
    private readonly lista: OcorrenciasListaRepository,
    private readonly convites: ConvitesRepository,
    private readonly passo: OcorrenciasPassoService,
    private readonly notificacoes: NotificacoesService,
    private readonly clock: Clock,
  ) {}

  async vencer(signal: AbortSignal): Promise<number> {
    let total = 0;
    for (let feitos = LOTE; feitos === LOTE; total += feitos) {
      signal.throwIfAborted();
      feitos = await this.database.transaction(async tx => {
        const vencidas = await this.repository.findOverdue(tx, this.clock.now(), LOTE);
        for (const vencida of vencidas) await this.vencerUma(tx, vencida);
        return vencidas.length;
      });
    }
    return total;
  }

  private async vencerUma(tx: Transaction, ocorrencia: Ocorrencia): Promise<void> {
    await this.passo.dar(tx, ocorrencia, { evento: 'vencer', para: 'SEM_RESPOSTA', pessoa: null });
    await this.convites.revoke(tx, ocorrencia.id, this.clock.now());
    const linha = await this.lista.find(tx, ocorrencia.id);
    if (linha) await this.notificacoes.emitir(tx, 'OCORRENCIA_SEM_RESPOSTA', [{ ...linha, ocorrenciaId: linha.id }]);
  }
}
