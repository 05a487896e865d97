import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { AgenciaService } from '../agencia/agencia.service.ts';
import { Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import { PrimeirosPassosRepository } from './primeiros-passos.repository.ts';
import { passosDe } from './primeiros-passos.rules.ts';

/** What stands between an empty product and its first order. Nothing is remembered: each time it is counted. */
@Injectable()
export class PrimeirosPassosService {
  constructor(
    private readonly database: Database,
    private readonly repository: PrimeirosPassosRepository,
    private readonly agencia: AgenciaService,
    private readonly clock: Clock,
  ) {}

  async obter(): Promise<components['schemas']['PrimeirosPassos']> {
    if (await this.repository.hasOrder(this.database)) return { passos: [] };
    const { nome } = await this.agencia.atual(this.database);
    const contagem = await this.repository.count(this.database, this.clock.today(FUSO_DA_AGENCIA));
    return { passos: passosDe({ ...contagem, temNome: nome.length > 0 }) };
  }
}
