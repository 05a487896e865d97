import { problema } from '@alipen/platform/problems/problema';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Autor } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { porExtenso } from '../clock/zoned-time.ts';
import { CycleSteps } from '../cycle/cycle-steps.ts';
import type { Transaction } from '../database/database.ts';
import { type OuvinteDaMedicao, RecebimentoDaMedicao, type VoltaACorrecao } from '../medicoes/medicoes.service.ts';
import { type NotaConferida, NotasOuvintes, type OuvinteDaNota } from '../notas/notas.service.ts';
import { NotificacoesService } from '../notificacoes/notificacoes.service.ts';
import { partesDe } from './fila.rules.ts';
import { ciclo } from './pagamentos.ciclo.rules.ts';
import { type LinhaPagamento, PagamentosRepository } from './pagamentos.repository.ts';

/** What happens to a billing's note, or to the billing, happens to its place in the queue in the same transaction. */
@Injectable()
export class PagamentosAcompanhamento implements OuvinteDaMedicao, OuvinteDaNota, OnModuleInit {
  constructor(
    private readonly repository: PagamentosRepository,
    private readonly medicoes: RecebimentoDaMedicao,
    private readonly notas: NotasOuvintes,
    private readonly steps: CycleSteps,
    private readonly notificacoes: NotificacoesService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.medicoes.acompanhar(this);
    this.notas.acompanhar(this);
  }

  /** One part for each source the attestation took from; the whole in one where the contract has no commitments. */
  async conferiu(
    tx: Transaction,
    pessoa: Autor,
    { notaId, medicaoId, valorCentavos, retencaoCentavos }: NotaConferida,
  ): Promise<void> {
    if (valorCentavos <= 0) return;
    const consumidas = await this.repository.consumed(tx, medicaoId);
    const fontes = consumidas.length ? consumidas : [{ fonte: '', valorCentavos }];
    const situacao = 'A_LIQUIDAR';
    const partes = partesDe(fontes, retencaoCentavos).map(parte => ({
      ...parte,
      ...({ medicaoId, notaId, situacao, recebidaEm: this.clock.now() } as const),
    }));
    const ids = await this.repository.insert(tx, partes);
    await this.steps.write(tx, ciclo, {
      entidade: 'pagamentos',
      linhas: partes.map(({ fonte, valorCentavos: valor }, lugar) => ({
        ...({ passo: 'entrar', id: ids[lugar] ?? 0, pessoa, de: null, para: situacao } as const),
        dados: { medicaoId, fonte, valorCentavos: valor },
      })),
    });
  }

  /** A settled part is undone first, by a person and with a reason; what was paid is never taken back. */
  async voltou(tx: Transaction, pessoa: Pessoa, { medicao, motivo }: VoltaACorrecao): Promise<void> {
    const partes = (await this.repository.ofBilling(tx, medicao.id)).filter(({ situacao }) => situacao !== 'CANCELADO');
    for (const parte of partes) {
      const detail = porqueNaoVolta(parte);
      if (detail) throw problema('conflito', { detail });
    }
    const texto = `A medição voltou à correção. ${motivo}`.trim();
    for (const { id, versao, fonte, valorCentavos, situacao: de } of partes) {
      await this.steps.take(tx, ciclo, {
        entidade: 'pagamentos',
        linha: {
          ...{ passo: 'cancelar', id, pessoa, de, para: 'CANCELADO' },
          dados: { medicaoId: medicao.id, fonte, valorCentavos, motivo: texto },
        },
        versao,
        gravar: guarda =>
          this.repository.transition(tx, guarda, {
            ...{ situacao: 'CANCELADO', canceladoEm: this.clock.now(), motivo: texto },
          }),
        reler: () => this.repository.find(tx, id),
      });
      await this.notificacoes.resolver(tx, 'PAGAMENTO_RESOLVIDO', [{ pagamentoId: id }]);
    }
  }
}

function porqueNaoVolta({ situacao, pagoData, pagoDocumento, liquidadoDocumento }: LinhaPagamento): string | null {
  if (situacao === 'PAGO') {
    return `Esta medição foi paga em ${porExtenso(pagoData ?? '')}, pela ordem bancária ${pagoDocumento}: o mapa não se reabre mais. Registre o que se descobriu em uma ocorrência.`;
  }
  if (situacao === 'LIQUIDADO') {
    return `A despesa desta medição foi liquidada (${liquidadoDocumento}). Anule a liquidação antes de reabrir o mapa.`;
  }
  return null;
}
