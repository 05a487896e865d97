import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import type { Regiao } from './telas.regioes.table.ts';
import { TelasRepository } from './telas.repository.ts';

export type Alcance = { readonly nome: string; readonly regiao: Regiao | null; readonly lotacaoIds: readonly number[] };

const MINUTO = 60_000;

@Injectable()
export class TelasService {
  constructor(
    private readonly database: Database,
    private readonly repository: TelasRepository,
    private readonly clock: Clock,
  ) {}

  async alcance(telaId: number): Promise<Alcance> {
    const tela = await this.repository.findById(this.database, telaId);
    if (!tela) throw new Error('a screen lost its row');
    return { nome: tela.nome, regiao: tela.regiao as Regiao | null, lotacaoIds: tela.lotacaoIds };
  }

  /** Shows the manager which screens are alive. */
  vista(telaId: number): Promise<void> {
    const agora = this.clock.now();
    return this.repository.see(this.database, telaId, agora, new Date(agora.getTime() - MINUTO));
  }
}
