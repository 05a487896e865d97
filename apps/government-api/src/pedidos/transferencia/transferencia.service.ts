import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail.service.ts';
import type { Pessoa } from '../../auth/pessoa.ts';
import { Clock } from '../../clock/clock.ts';
import type { Transaction } from '../../database/database.ts';
import {
  type CelulaTransferida,
  type ParTransferido,
  PedidosTransferenciaRepository,
} from './transferencia.repository.ts';
import { efeitoPorPedido } from './transferencia.rules.ts';

export type TransferenciaDePedidos = {
  origem: { id: number; numero: string; fornecedor: string };
  destino: { id: number; numero: string; fornecedor: string };
  aPartirDe: string;
  simular: boolean;
};

@Injectable()
export class PedidosTransferenciaService {
  constructor(
    private readonly repository: PedidosTransferenciaRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async celulas(
    tx: Transaction,
    pares: readonly ParTransferido[],
    { origem, destino, aPartirDe, simular }: TransferenciaDePedidos,
  ): Promise<{ celulas: CelulaTransferida[]; rascunhos: Map<number, number> }> {
    const ids = { origemId: origem.id, destinoId: destino.id, aPartirDe, manter: !simular };
    const lotacoes = [...new Set(pares.map(({ lotacaoId }) => lotacaoId))];
    return {
      celulas: await this.repository.findCelulas(tx, pares, ids),
      rascunhos: await this.repository.countDrafts(tx, lotacoes, aPartirDe),
    };
  }

  async transferir(
    tx: Transaction,
    pessoa: Pessoa,
    celulas: readonly CelulaTransferida[],
    transferencia: TransferenciaDePedidos,
  ): Promise<void> {
    if (!celulas.length) return;
    const { origem, destino } = transferencia;
    const quando = { agora: this.clock.now(), usuarioId: pessoa.usuarioId };
    await this.repository.rebind(tx, celulas, { ...quando, origemId: origem.id, destinoId: destino.id });
    const efeitos = efeitoPorPedido(celulas, transferencia);
    await this.repository.addHistory(tx, efeitos, quando);
    await this.audit.recordAll(
      tx,
      pessoa,
      efeitos.map(({ pedidoId, antesCentavos, depoisCentavos }) => ({
        acao: 'transferirLotacoes',
        entidade: 'pedidos',
        entidadeId: pedidoId,
        antes: { contrato: origem.numero, fornecedor: origem.fornecedor, valorCentavos: antesCentavos },
        depois: { contrato: destino.numero, fornecedor: destino.fornecedor, valorCentavos: depoisCentavos },
      })),
    );
  }
}
