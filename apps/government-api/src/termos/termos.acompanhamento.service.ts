import { problema } from '@alipen/platform/problems/problema';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { CycleSteps } from '../cycle/cycle-steps.ts';
import type { Transaction } from '../database/database.ts';
import { FechamentosService } from '../fechamentos/fechamentos.service.ts';
import { type OuvinteDaMedicao, RecebimentoDaMedicao, type VoltaACorrecao } from '../medicoes/medicoes.service.ts';
import { NotificacoesService } from '../notificacoes/notificacoes.service.ts';
import { segregado } from '../responsaveis/responsaveis.service.ts';
import { numeroEscrito } from './termo.rules.ts';
import { ciclo } from './termos.ciclo.rules.ts';
import { especies, type TipoTermo } from './termos.ciclo.table.ts';
import { emVigor } from './termos.leitura.service.ts';
import { TermosRepository } from './termos.repository.ts';

const TIPOS = Object.keys(especies) as TipoTermo[];

/** What happens to a billing, or to one of its maps, happens to its terms in the same transaction. */
@Injectable()
export class TermosAcompanhamento implements OuvinteDaMedicao, OnModuleInit {
  constructor(
    private readonly repository: TermosRepository,
    private readonly medicoes: RecebimentoDaMedicao,
    private readonly fechamentos: FechamentosService,
    private readonly steps: CycleSteps,
    private readonly notificacoes: NotificacoesService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.medicoes.acompanhar(this);
    this.fechamentos.acompanhar({
      fechou: async () => undefined,
      reabriu: async () => undefined,
      vaiAssinar: (tx, pessoa, dia) => this.vaiAssinar(tx, pessoa, dia),
    });
  }

  /** The numbers that were received are no longer the billing's. What was signed stays readable. */
  async voltou(tx: Transaction, pessoa: Pessoa, { medicao, motivo }: VoltaACorrecao): Promise<void> {
    const termos = (await this.repository.ofBilling(tx, medicao.id)).filter(emVigor);
    const texto = `A medição voltou à correção. ${motivo}`.trim();
    const set = { situacao: 'SUPERADO', motivo: texto, encerradoEm: this.clock.now() } as const;
    for (const termo of termos) {
      const { id, versao, tipo, situacao: de } = termo;
      await this.steps.take(tx, ciclo, {
        entidade: 'termos',
        linha: {
          ...{ passo: 'superar', id, pessoa, de, para: 'SUPERADO' },
          dados: { numero: numeroEscrito(tipo, termo), tipo, motivo: texto },
        },
        versao,
        gravar: guarda => this.repository.transition(tx, guarda, { ...set, encerradoPor: pessoa.usuarioId }),
        reler: () => this.repository.find(tx, id),
      });
      await this.notificacoes.resolver(tx, 'TERMO_ENCERRADO', [{ termoId: id }]);
    }
    const etapas = TIPOS.map(recebimento => ({ medicaoId: medicao.id, recebimento }));
    await this.notificacoes.resolver(tx, 'RECEBIMENTO_RESOLVIDO', etapas);
  }

  /** The pair the other way round: whoever received the month may not sign one of its maps for the unit afterwards. */
  private async vaiAssinar(
    tx: Transaction,
    { usuarioId }: Pessoa,
    { papel, ...dia }: { lotacaoId: number; data: string; papel: string },
  ): Promise<void> {
    if (papel !== 'RESPONSAVEL_UNIDADE') return;
    const tipos = await this.repository.signedBy(tx, usuarioId, dia);
    const detail = segregado(
      'FECHAR_MAPA',
      tipos.map(ato => ({ ato, usuarioId })),
      usuarioId,
    );
    if (detail) throw problema('conflito', { detail });
  }
}
