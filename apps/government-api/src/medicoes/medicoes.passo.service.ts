import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { CycleSteps } from '../cycle/cycle-steps.ts';
import type { Transaction } from '../database/database.ts';
import { MedicoesLeituraService } from './leitura/leitura.service.ts';
import { ciclo } from './medicoes.ciclo.rules.ts';
import type { EventoMedicao, SituacaoMedicao } from './medicoes.ciclo.table.ts';
import { MedicoesOuvintes } from './medicoes-ouvintes.ts';
import { type Medicao, MedicoesRepository } from './registro/medicoes.repository.ts';

export type Versionada = { readonly medicaoId: number; readonly ifMatch: string | undefined };
type Dado = {
  readonly evento: EventoMedicao;
  readonly para: SituacaoMedicao;
  readonly mudanca?: Partial<Medicao>;
  readonly dados?: Record<string, unknown> & { readonly motivo?: string };
};

@Injectable()
export class MedicoesPassoService {
  constructor(
    private readonly repository: MedicoesRepository,
    private readonly leitura: MedicoesLeituraService,
    private readonly steps: CycleSteps,
    private readonly ouvintes: MedicoesOuvintes,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async travar(tx: Transaction, { medicaoId, ifMatch }: Versionada): Promise<Medicao> {
    const { mes } = await this.leitura.exigir(tx, medicaoId);
    await this.repository.lockMonth(tx, mes);
    const medicao = await this.leitura.exigir(tx, medicaoId);
    const { versao } = medicao;
    await this.audit.requireVersion(tx, { ifMatch, versao, entidade: 'medicoes', entidadeId: medicaoId });
    return medicao;
  }

  async dar(tx: Transaction, pessoa: Pessoa, antes: Medicao, { evento, para, mudanca, dados }: Dado): Promise<Medicao> {
    ciclo.require(evento, { situacao: antes.situacao });
    const { id, versao, situacao: de } = antes;
    const set = { ...mudanca, situacao: para, alteradaEm: this.clock.now() };
    const depois = await this.steps.take(tx, ciclo, {
      entidade: 'medicoes',
      linha: { passo: evento, id, pessoa, de, para, dados },
      versao,
      gravar: guarda => this.repository.transition(tx, guarda, set),
      reler: () => this.repository.findById(tx, id),
    });
    await this.ouvintes.contar(tx, pessoa, { de, medicao: depois, motivo: dados?.motivo ?? '' });
    return depois;
  }
}
