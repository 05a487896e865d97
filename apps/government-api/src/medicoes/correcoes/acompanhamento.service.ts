import { problema } from '@alipen/platform/problems/problema';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pessoa } from '../../auth/pessoa.ts';
import { Clock } from '../../clock/clock.ts';
import type { Transaction } from '../../database/database.ts';
import { EmpenhosService } from '../../empenhos/empenhos.service.ts';
import { type Acompanhante, FechamentosService } from '../../fechamentos/fechamentos.service.ts';
import { NotificacoesService } from '../../notificacoes/notificacoes.service.ts';
import { MedicoesLeituraService } from '../leitura/leitura.service.ts';
import { ciclo } from '../medicoes.ciclo.rules.ts';
import { MedicoesPassoService } from '../medicoes.passo.service.ts';
import { AtestosRepository } from '../registro/atestos.repository.ts';
import { CorrecoesRepository } from '../registro/correcoes.repository.ts';
import { LinhasRepository } from '../registro/linhas.repository.ts';
import { type Medicao, MedicoesRepository } from '../registro/medicoes.repository.ts';
import { type DiaDaUnidade, primeiroDia } from '../registro/medicoes.rules.ts';
import { CorrecoesService } from './correcoes.service.ts';

/** What happens to a map happens to its billing, in the same transaction (ADR 51). */
@Injectable()
export class AcompanhamentoService implements Acompanhante, OnModuleInit {
  constructor(
    private readonly fechamentos: FechamentosService,
    private readonly repository: MedicoesRepository,
    private readonly linhas: LinhasRepository,
    private readonly atestos: AtestosRepository,
    private readonly correcoes: CorrecoesRepository,
    private readonly loop: CorrecoesService,
    private readonly leitura: MedicoesLeituraService,
    private readonly passo: MedicoesPassoService,
    private readonly empenhos: EmpenhosService,
    private readonly notificacoes: NotificacoesService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.fechamentos.acompanhar(this);
  }

  /** The corrected version replaces the old one, and settles what was asked about the day. */
  async fechou(tx: Transaction, pessoa: Pessoa, { versao, ...dia }: DiaDaUnidade & { versao: number }): Promise<void> {
    for (const medicao of await this.doDia(tx, dia)) {
      await this.linhas.compose(tx, medicao, dia);
      for (const { id: correcaoId } of await this.correcoes.pendingOfDay(tx, medicao.id, dia)) {
        const feita = { respondidaEm: this.clock.now(), respondidaPor: pessoa.usuarioId, versaoDepois: versao };
        await this.correcoes.settle(tx, correcaoId, { situacao: 'REFEITA', ...feita });
        await this.loop.encerrar(tx, pessoa, medicao, { evento: 'corrigir', correcaoId, ...dia });
      }
    }
  }

  /** A billing sent, approved or attested with this map waits for it to be closed again. */
  async reabriu(
    tx: Transaction,
    pessoa: Pessoa,
    { versao, motivo, ...dia }: DiaDaUnidade & { versao: number; motivo: string },
  ): Promise<void> {
    for (const medicao of await this.doDia(tx, dia)) {
      await this.linhas.compose(tx, medicao, dia);
      if (!ciclo.startsFrom('reabrirMapa', medicao.situacao)) continue;
      const pedidas = await this.correcoes.pendingOfDay(tx, medicao.id, dia);
      if (!pedidas.length) {
        await this.correcoes.insert(tx, {
          ...dia,
          medicaoId: medicao.id,
          origem: 'REABERTURA',
          situacao: 'PENDENTE',
          motivo,
          pedidaEm: this.clock.now(),
          pedidaPor: pessoa.usuarioId,
          versaoAntes: versao,
        });
      }
      await this.passo.dar(tx, pessoa, medicao, {
        evento: 'reabrirMapa',
        para: 'CORRECAO_SOLICITADA',
        dados: { ...dia, motivo },
      });
      if (medicao.situacao === 'ATESTADA') {
        await this.empenhos.liberar(tx, pessoa, { medicaoId: medicao.id, motivo });
        await this.avisar(tx, medicao, motivo);
      }
    }
  }

  /** R32, the other way round: whoever attested the month may not sign one of its maps for the unit afterwards. */
  async vaiAssinar(
    tx: Transaction,
    pessoa: Pessoa,
    { papel, ...dia }: DiaDaUnidade & { papel: string },
  ): Promise<void> {
    if (papel !== 'RESPONSAVEL_UNIDADE') return;
    await this.repository.lockMonthToRead(tx, primeiroDia(dia.data));
    const contrato = await this.atestos.attestedBy(tx, pessoa.usuarioId, dia);
    if (!contrato) return;
    const detail = `Você atestou a medição do contrato ${contrato} neste mês. Outra pessoa assina este mapa pela unidade.`;
    throw problema('conflito', { detail });
  }

  /** Locks nothing where the month has no billing, which is nearly always. */
  private async doDia(tx: Transaction, dia: DiaDaUnidade): Promise<Medicao[]> {
    const mes = primeiroDia(dia.data);
    if (!(await this.repository.hasOfMonth(tx, mes))) return [];
    await this.repository.lockMonth(tx, mes);
    return this.repository.ofDay(tx, dia);
  }

  private async avisar(tx: Transaction, { id: medicaoId, mes, versao }: Medicao, motivo: string): Promise<void> {
    const { contrato } = await this.leitura.resumo(tx, medicaoId);
    const { numero, fornecedor } = contrato;
    await this.notificacoes.emitir(tx, 'MEDICAO_SUPERADA', [
      { medicaoId, contrato: numero, fornecedor, mes, versao, motivo },
    ]);
  }
}
