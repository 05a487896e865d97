import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { requireReach } from '../auth/row-rule.ts';
import { ContratosService } from '../contratos/contratos.service.ts';
import type { Transaction } from '../database/database.ts';
import { conferirRegistro, invalida } from './ocorrencias.origem.rules.ts';
import { type Entrega, OcorrenciasRepository, type SemPedido } from './ocorrencias.repository.ts';

type Nova = components['schemas']['NovaOcorrencia'];

/** Occurrences of inspected deliveries without an order: they are of a meal, a unit and a day. */
@Injectable()
export class OcorrenciasSemPedidoService {
  constructor(
    private readonly repository: OcorrenciasRepository,
    private readonly contratos: ContratosService,
  ) {}

  async assuntoDe(tx: Transaction, pessoa: Pessoa, { origem, fiscalizacaoId, tipoAlimentacaoId }: Nova) {
    if (origem !== 'FISCALIZACAO' || fiscalizacaoId === undefined)
      throw invalida('/pedidoId', 'Diga de que pedido é: só a ocorrência de uma fiscalização sem pedido o dispensa.');
    const dela = await this.repository.findInspectedDelivery(tx, fiscalizacaoId);
    if (!dela) throw invalida('/fiscalizacaoId', 'Esta fiscalização não existe.');
    requireReach(pessoa, dela.lotacaoId);
    if (dela.pedidoId !== null) throw invalida('/pedidoId', 'Esta fiscalização é de um pedido: diga qual.');
    const refeicao = conferirRegistro('fiscalizacaoId', dela, tipoAlimentacaoId ?? null);
    const { lotacaoId, dataRefeicao } = dela;
    const entrega = await this.quemEntrega(tx, dela);
    return { ...entrega, pedidoId: null, lotacaoId, dataRefeicao, tipoAlimentacaoId: refeicao };
  }

  /** The inspection's contract or, where it had none, the one found now for the unit, the day and the meal. */
  private async quemEntrega(tx: Transaction, dela: SemPedido): Promise<Entrega> {
    const { lotacaoId, dataRefeicao, tipoAlimentacaoId } = dela;
    const contratoId =
      dela.contratoId ??
      (await this.contratos.vigente(tx, lotacaoId, dataRefeicao)).porRefeicao.get(tipoAlimentacaoId)?.id;
    const entrega = contratoId === undefined ? undefined : await this.repository.findSupplier(tx, contratoId);
    if (entrega) return entrega;
    throw invalida(
      '/fiscalizacaoId',
      'Nesse dia nenhum contrato atendia esta refeição na lotação: sem fornecedor não há a quem notificar. Cadastre o contrato e abra a ocorrência.',
    );
  }
}
