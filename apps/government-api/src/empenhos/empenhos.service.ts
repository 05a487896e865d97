import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import type { Transaction } from '../database/database.ts';
import { toConsumoDaMedicao } from './empenhos.mapper.ts';
import { EmpenhosRepository, type SaldoDosEmpenhos } from './empenhos.repository.ts';
import { faltaDe, partesDe, saldoDeTodos } from './empenhos.rules.ts';

type Schemas = components['schemas'];
export type MedicaoAPagar = {
  readonly medicaoId: number;
  readonly contratoId: number;
  /** `AAAA-MM`. */
  readonly mes: string;
  readonly valorCentavos: number;
};
type Quem = Pick<Pessoa, 'usuarioId' | 'matricula' | 'requestId'>;

/** What billings take of a contract's commitments, and give back. Each is called inside the billing's own transaction. */
@Injectable()
export class EmpenhosService {
  constructor(
    private readonly repository: EmpenhosRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  saldosDe(tx: Transaction, contratoIds: readonly number[]): Promise<SaldoDosEmpenhos[]> {
    return this.repository.balances(tx, contratoIds);
  }

  /** Oldest first. Refused in words where the balances are not enough; a contract without commitments pays as before. */
  async consumir(tx: Transaction, pessoa: Quem, medicao: MedicaoAPagar): Promise<void> {
    const { medicaoId, contratoId, mes, valorCentavos } = medicao;
    const empenhos = await this.repository.lockContract(tx, contratoId);
    if (!empenhos.length) return;
    const falta = faltaDe(empenhos, valorCentavos);
    if (falta) throw problema('conflito', { detail: falta });
    const { partes } = partesDe(empenhos, valorCentavos);
    const consumidoEm = this.clock.now();
    await this.repository.consume(
      tx,
      partes.map(parte => ({
        empenhoId: parte.empenhoId,
        medicaoId,
        mes: `${mes}-01`,
        valorCentavos: parte.valorCentavos,
        consumidoEm,
        consumidoPor: pessoa.usuarioId,
      })),
    );
    await this.contar(tx, pessoa, 'consumirEmpenho', partes, { medicaoId, mes });
  }

  /** The billing fell back to correction: what its attestation took is free again, and stays readable. */
  async liberar(
    tx: Transaction,
    pessoa: Quem,
    { medicaoId, motivo }: { medicaoId: number; motivo: string },
  ): Promise<void> {
    const liberados = await this.repository.release(tx, medicaoId, {
      liberadoEm: this.clock.now(),
      liberadoPor: pessoa.usuarioId,
      liberadoMotivo: motivo,
    });
    await this.contar(tx, pessoa, 'liberarEmpenho', liberados, { medicaoId, motivo });
  }

  /** `atestada`: nothing is foreseen any more. */
  async daMedicao(
    tx: Transaction,
    { medicaoId, contratoId, valorCentavos, atestada }: Omit<MedicaoAPagar, 'mes'> & { atestada: boolean },
  ): Promise<Schemas['EmpenhosDaMedicao']> {
    const empenhos = await this.repository.ofContract(tx, contratoId);
    const consumos = await this.repository.ofBilling(tx, medicaoId);
    const preve = !atestada && empenhos.length > 0;
    return {
      temEmpenhos: empenhos.length > 0,
      liquidoCentavos: valorCentavos,
      saldoCentavos: saldoDeTodos(empenhos),
      partes: preve ? partesDe(empenhos, valorCentavos).partes : [],
      falta: preve ? faltaDe(empenhos, valorCentavos) : null,
      consumos: consumos.map(toConsumoDaMedicao),
    };
  }

  private contar(
    tx: Transaction,
    pessoa: Quem,
    acao: string,
    partes: readonly { empenhoId: number; valorCentavos: number }[],
    dados: Record<string, unknown>,
  ): Promise<void> {
    return this.audit.recordAll(
      tx,
      pessoa,
      partes.map(({ empenhoId, valorCentavos }) => ({
        acao,
        entidade: 'empenhos',
        entidadeId: empenhoId,
        dados: { ...dados, valorCentavos },
      })),
    );
  }
}
