import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import { Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import { ParametrosService } from '../parametros/parametros.service.ts';
import { OrigensRepository } from './origens.repository.ts';

const LOTE = 5_000;

/** Where an act came from is forgotten in its time; the act, who and when stay (ADR 127). */
@Injectable()
export class OrigensService {
  constructor(
    private readonly database: Database,
    private readonly repository: OrigensRepository,
    private readonly parametros: ParametrosService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** The erasing leaves an act of its own, which explains why nothing older says where it came from. */
  async expurgar(signal: AbortSignal): Promise<number> {
    const hoje = this.clock.today(FUSO_DA_AGENCIA);
    const { mesesDaOrigemDosAtos: meses } = await this.parametros.doDia(this.database, hoje);
    let total = 0;
    let lote: number;
    do {
      signal.throwIfAborted();
      lote = await this.database.transaction(tx => this.repository.deleteExpired(tx, meses, LOTE));
      total += lote;
    } while (lote === LOTE);
    if (total === 0) return 0;
    await this.audit.record(this.database, null, {
      acao: 'apagarOrigens',
      entidade: 'origens_dos_atos',
      dados: { apagadas: total, meses },
    });
    return total;
  }
}
