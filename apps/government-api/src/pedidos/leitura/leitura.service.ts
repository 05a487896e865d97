import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../../auth/pessoa.ts';
import { requireReach } from '../../auth/row-rule.ts';
import { Clock } from '../../clock/clock.ts';
import { type ContratosDoDia, ContratosService } from '../../contratos/contratos.service.ts';
import type { Transaction } from '../../database/database.ts';
import { type EfetivoDeReferencia, EfetivosService } from '../../efetivos/efetivos.service.ts';
import { TiposAlimentacaoService } from '../../tipos-alimentacao/tipos-alimentacao.service.ts';
import { limiteDoDia, type RefeicaoAjustavel, type RefeicaoComPrazo } from '../quantidades/prazo.rules.ts';
import {
  type CabecalhoPedido,
  type HistoricoLido,
  type ItemLido,
  PedidosRepository,
} from '../registro/pedidos.repository.ts';
import { efetivoCongelado, pedidoDe, type ReferenciasDoDia } from './pedidos.mapper.ts';

type Schemas = components['schemas'];

export const referenciasContratos = ({ contratos }: ContratosDoDia): Schemas['ReferenciaContrato'][] =>
  contratos.map(({ id, numero, fornecedor }) => ({ id, numero, fornecedor }));

export const efetivoInformado = (efetivo: EfetivoDeReferencia | null): Schemas['EfetivoInformado'] | null =>
  efetivo && {
    data: efetivo.data,
    internos: efetivo.internos,
    servidores: efetivo.servidores,
    capturadoEm: efetivo.capturadoEm.toISOString(),
  };

export type RefeicaoDoDia = RefeicaoComPrazo & RefeicaoAjustavel & { nome: string };

/** What a writer already holds of the order it wrote in the same transaction, so that it is not read again. */
export type EmMaos = {
  readonly cabecalho?: CabecalhoPedido;
  readonly historico?: readonly HistoricoLido[];
  readonly refeicoes?: readonly RefeicaoDoDia[];
  readonly itens?: readonly ItemLido[];
  readonly contratos?: Schemas['ReferenciaContrato'][];
  /** The order was never sent before, so it has no adjustments. */
  readonly semAjustes?: boolean;
};

@Injectable()
export class PedidosLeituraService {
  constructor(
    private readonly repository: PedidosRepository,
    private readonly contratos: ContratosService,
    private readonly efetivos: EfetivosService,
    private readonly tiposAlimentacao: TiposAlimentacaoService,
    private readonly clock: Clock,
  ) {}

  async exigir(tx: Transaction, id: number, pessoa: Pessoa): Promise<CabecalhoPedido> {
    const cabecalho = await this.repository.findById(tx, id);
    if (!cabecalho) throw problema('nao-encontrado', { detail: `O pedido ${id} não existe.` });
    requireReach(pessoa, cabecalho.pedido.lotacaoId);
    return cabecalho;
  }

  async ler(tx: Transaction, id: number, pessoa: Pessoa, emMaos: EmMaos = {}): Promise<Schemas['Pedido']> {
    const cabecalho = emMaos.cabecalho ?? (await this.exigir(tx, id, pessoa));
    const { enviadoEm, dataRefeicao } = cabecalho.pedido;
    const [itens, historico, ajustes, doDia] = await Promise.all([
      emMaos.itens ?? this.repository.itemsOf(tx, id),
      emMaos.historico ?? this.repository.historyOf(tx, id),
      enviadoEm && !emMaos.semAjustes ? this.repository.adjustmentsOf(tx, id) : [],
      emMaos.refeicoes ?? this.tiposAlimentacao.ativos(tx, dataRefeicao),
    ]);
    const referencias = enviadoEm
      ? await this.congelado(tx, cabecalho, emMaos)
      : await this.doDia(tx, cabecalho, doDia);
    const quem = { pessoa, agora: this.clock.now() };
    return pedidoDe({ cabecalho, itens, historico, ajustes }, { ...referencias, refeicoes: doDia }, quem);
  }

  private async congelado(
    tx: Transaction,
    cabecalho: CabecalhoPedido,
    { contratos }: EmMaos,
  ): Promise<Omit<ReferenciasDoDia, 'refeicoes'>> {
    return {
      contratos: contratos ?? (await this.repository.contractsOf(tx, cabecalho.pedido.id)),
      efetivo: efetivoCongelado(cabecalho),
      prazoLimiteEm: cabecalho.pedido.prazoLimiteEm,
    };
  }

  private async doDia(
    tx: Transaction,
    { pedido, fusoHorario }: CabecalhoPedido,
    refeicoes: readonly RefeicaoDoDia[],
  ): Promise<Omit<ReferenciasDoDia, 'refeicoes'>> {
    const { lotacaoId, dataRefeicao } = pedido;
    const [contratos, efetivo] = await Promise.all([
      this.contratos.vigente(tx, lotacaoId, dataRefeicao),
      this.efetivos.deReferencia(tx, lotacaoId, dataRefeicao),
    ]);
    return {
      // A draft closes by the hours in force now, which may have changed since it was opened.
      prazoLimiteEm: limiteDoDia(dataRefeicao, refeicoes, fusoHorario),
      contratos: referenciasContratos(contratos),
      efetivo: efetivoInformado(efetivo),
    };
  }
}
