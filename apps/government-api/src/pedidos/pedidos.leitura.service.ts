import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { requireReach } from '../auth/row-rule.ts';
import { Clock } from '../clock/clock.ts';
import { type ContratosDoDia, ContratosService } from '../contratos/contratos.service.ts';
import type { Transaction } from '../database/database.ts';
import { type EfetivoDeReferencia, EfetivosService } from '../efetivos/efetivos.service.ts';
import { TiposAlimentacaoService } from '../tipos-alimentacao/tipos-alimentacao.service.ts';
import { efetivoCongelado, pedidoDe, type ReferenciasDoDia } from './pedidos.mapper.ts';
import { limiteDoDia, type RefeicaoComPrazo } from './pedidos.prazo.rules.ts';
import { type CabecalhoPedido, PedidosRepository } from './pedidos.repository.ts';

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

/** One order as a person sees it, inside the transaction that wrote it or on its own. */
@Injectable()
export class PedidosLeituraService {
  constructor(
    private readonly repository: PedidosRepository,
    private readonly contratos: ContratosService,
    private readonly efetivos: EfetivosService,
    private readonly tiposAlimentacao: TiposAlimentacaoService,
    private readonly clock: Clock,
  ) {}

  /** The order, if it exists and this person may reach its unit. */
  async exigir(tx: Transaction, id: number, pessoa: Pessoa): Promise<CabecalhoPedido> {
    const cabecalho = await this.repository.findById(tx, id);
    if (!cabecalho) throw problema('nao-encontrado', { detail: `O pedido ${id} não existe.` });
    requireReach(pessoa, cabecalho.pedido.lotacaoId);
    return cabecalho;
  }

  /** `refeicoes`: the active meals of its day, where the caller has read them. */
  async ler(
    tx: Transaction,
    id: number,
    pessoa: Pessoa,
    refeicoes?: readonly RefeicaoComPrazo[],
  ): Promise<Schemas['Pedido']> {
    const cabecalho = await this.exigir(tx, id, pessoa);
    const itens = await this.repository.itemsOf(tx, id);
    const historico = await this.repository.historyOf(tx, id);
    const doDia = cabecalho.pedido.enviadoEm
      ? await this.congelado(tx, cabecalho)
      : await this.doDia(tx, cabecalho, refeicoes);
    const agora = this.clock.now();
    return pedidoDe({ cabecalho, itens, historico }, doDia, { autoridades: pessoa.authorities, agora });
  }

  /** A sent order shows what was frozen. */
  private async congelado(tx: Transaction, cabecalho: CabecalhoPedido): Promise<ReferenciasDoDia> {
    return {
      contratos: await this.repository.contractsOf(tx, cabecalho.pedido.id),
      efetivo: efetivoCongelado(cabecalho),
      prazoLimiteEm: cabecalho.pedido.prazoLimiteEm,
    };
  }

  private async doDia(
    tx: Transaction,
    { pedido, fusoHorario }: CabecalhoPedido,
    refeicoes?: readonly RefeicaoComPrazo[],
  ): Promise<ReferenciasDoDia> {
    const { lotacaoId, dataRefeicao } = pedido;
    const doDia = refeicoes ?? (await this.tiposAlimentacao.ativos(tx, dataRefeicao));
    return {
      // A draft closes by the hours in force on its day now, which may have changed since it was opened.
      prazoLimiteEm: limiteDoDia(dataRefeicao, doDia, fusoHorario),
      contratos: referenciasContratos(await this.contratos.vigente(tx, lotacaoId, dataRefeicao)),
      efetivo: efetivoInformado(await this.efetivos.deReferencia(tx, lotacaoId, dataRefeicao)),
    };
  }
}
