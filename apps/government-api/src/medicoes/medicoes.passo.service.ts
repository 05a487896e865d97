import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import type { Transaction } from '../database/database.ts';
import { EventosService } from '../eventos/eventos.service.ts';
import { exigirPasso } from './medicoes.ciclo.rules.ts';
import { ciclo, type EventoMedicao, type SituacaoMedicao } from './medicoes.ciclo.table.ts';
import { MedicoesLeituraService } from './medicoes.leitura.service.ts';
import { type Medicao, MedicoesRepository } from './medicoes.repository.ts';

export type Versionada = { readonly medicaoId: number; readonly ifMatch: string | undefined };
type Dado = {
  readonly evento: EventoMedicao;
  readonly para: SituacaoMedicao;
  readonly mudanca?: Partial<Medicao>;
  readonly dados?: Record<string, unknown>;
};

/** Takes one step of the life cycle: the lock, the version seen, the check, the guarded update and the audit, together. */
@Injectable()
export class MedicoesPassoService {
  constructor(
    private readonly repository: MedicoesRepository,
    private readonly leitura: MedicoesLeituraService,
    private readonly eventos: EventosService,
    private readonly clock: Clock,
  ) {}

  /** The billing as this person saw it, alone in its month until the transaction ends. */
  async travar(tx: Transaction, { medicaoId, ifMatch }: Versionada): Promise<Medicao> {
    const { mes } = await this.leitura.exigir(tx, medicaoId);
    await this.repository.lockMonth(tx, mes);
    const medicao = await this.leitura.exigir(tx, medicaoId);
    const { versao } = medicao;
    await this.eventos.exigirVersao(tx, { ifMatch, versao, entidade: 'medicoes', entidadeId: medicaoId });
    return medicao;
  }

  async dar(tx: Transaction, pessoa: Pessoa, antes: Medicao, { evento, para, mudanca, dados }: Dado): Promise<Medicao> {
    exigirPasso(evento, antes.situacao);
    const { id } = antes;
    const set = { ...mudanca, situacao: para, alteradaEm: this.clock.now() };
    const depois = await this.repository.transition(tx, { id, de: ciclo[evento].de }, set);
    if (!depois) throw problema('transicao-invalida', { detail: ciclo[evento].recusa });
    await this.eventos.registrar(tx, pessoa, {
      acao: ciclo[evento].operacao ?? nomeDoMapa[evento as keyof typeof nomeDoMapa],
      entidade: 'medicoes',
      entidadeId: id,
      dados: { de: antes.situacao, para, ...dados },
    });
    return depois;
  }
}

/** What happened to a map, and so to the billing. */
const nomeDoMapa = { corrigir: 'fecharDia', reabrirMapa: 'reabrirDia' } as const;
