import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { unitAsked } from '../auth/row-rule.ts';
import { Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { MotivosService } from '../motivos/motivos.service.ts';
import { ParametrosService } from '../parametros/parametros.service.ts';
import { PedidosService } from '../pedidos/pedidos.service.ts';
import { ProgramacoesService } from '../programacoes/programacoes.service.ts';
import { TiposAlimentacaoService } from '../tipos-alimentacao/tipos-alimentacao.service.ts';
import { trocasAceitas } from '../trocas/trocas.query.ts';
import { type Permissoes, toEntrega, toPedidoDaEntrega } from './entregas.mapper.ts';
import { EntregasRepository, type PedidoComEntrega } from './entregas.repository.ts';
import { type Entrega, entregasDe } from './entregas.rules.ts';
import { RecebimentosRepository } from './recebimentos.repository.ts';

type Schemas = components['schemas'];
export type BuscaEsperadas = { data?: string; lotacaoId?: number };
type Onde = { lotacaoId: number; data: string; fusoHorario: string };

@Injectable()
export class EntregasService {
  constructor(
    private readonly database: Database,
    private readonly repository: EntregasRepository,
    private readonly recebimentos: RecebimentosRepository,
    private readonly pedidos: PedidosService,
    private readonly tiposAlimentacao: TiposAlimentacaoService,
    private readonly programacoes: ProgramacoesService,
    private readonly parametros: ParametrosService,
    private readonly motivos: MotivosService,
    private readonly lotacoes: LotacoesService,
    private readonly clock: Clock,
  ) {}

  async esperadas(pessoa: Pessoa, busca: BuscaEsperadas): Promise<Schemas['EntregasEsperadas']> {
    const lotacaoId = unitAsked(busca.lotacaoId, pessoa, 'as entregas');
    const { nome, municipio, uf, fusoHorario } = await this.lotacoes.exigir(this.database, lotacaoId, pessoa);
    const data = busca.data ?? this.clock.today(fusoHorario);
    const onde = { lotacaoId, data, fusoHorario };
    const [entregas, motivosRecusa, motivosFalta, { fotoGuardaLugar }] = await Promise.all([
      this.repository.find(this.database, onde).then(pedidos => this.montar(this.database, pedidos, onde)),
      this.motivos.listar({ contexto: 'RECUSA_ENTREGA', inativos: false }),
      this.motivos.listar({ contexto: 'NAO_ENTREGA', inativos: false }),
      // Today's value, as it is read when a photo arrives: what the phone leaves in a photo, the server keeps.
      this.parametros.doDia(this.database, this.clock.today(FUSO_DA_AGENCIA)),
    ]);
    const agora = this.clock.now();
    return {
      agora: agora.toISOString(),
      data,
      fusoHorario,
      lotacao: { id: lotacaoId, nome, municipio, uf },
      entregas: entregas.map(entrega => toEntrega(entrega, agora, this.permissoes(pessoa))),
      motivosRecusa,
      motivosFalta,
      fotoGuardaLugar,
    };
  }

  async doPedido(tx: Transaction, pedidoId: number, pessoa: Pessoa): Promise<Schemas['RecebimentosDoPedido']> {
    const { pedido, lotacao, fusoHorario } = await this.pedidos.exigir(tx, pedidoId, pessoa);
    const entregas = await this.lidas(tx, pedidoId, {
      lotacaoId: lotacao.id,
      data: pedido.dataRefeicao,
      fusoHorario,
    });
    const agora = this.clock.now();
    return {
      agora: agora.toISOString(),
      fusoHorario,
      lotacao,
      dataRefeicao: pedido.dataRefeicao,
      pedido: toPedidoDaEntrega(pedido),
      entregas: entregas.map(entrega => toEntrega(entrega, agora, this.permissoes(pessoa))),
    };
  }

  obter(pessoa: Pessoa, pedidoId: number): Promise<Schemas['RecebimentosDoPedido']> {
    return this.doPedido(this.database, pedidoId, pessoa);
  }

  async lidas(tx: Transaction, pedidoId: number, onde: Onde): Promise<Entrega[]> {
    return this.montar(tx, await this.repository.find(tx, { pedidoId }), onde);
  }

  private async montar(
    tx: Transaction,
    pedidos: readonly PedidoComEntrega[],
    { lotacaoId, data, fusoHorario }: Onde,
  ): Promise<Entrega[]> {
    const recebidos = await this.recebimentos.findOf(
      tx,
      pedidos.map(({ id }) => id),
    );
    return entregasDe(pedidos, recebidos, {
      lotacaoId,
      data,
      fusoHorario,
      refeicoes: await this.tiposAlimentacao.naEntrega(tx, data),
      janelas: await this.programacoes.janelasDe(tx, lotacaoId, data),
      parametros: await this.parametros.doDia(tx, data),
      trocas: await trocasAceitas(tx, [data]),
    });
  }

  private permissoes(pessoa: Pessoa): Permissoes {
    return {
      receber: situacao => this.pedidos.permiteEntrega('receber', pessoa, situacao),
      corrigir: situacao => this.pedidos.permiteEntrega('corrigirRecebimento', pessoa, situacao),
      anular: situacao => this.pedidos.permiteEntrega('anularRecebimento', pessoa, situacao),
    };
  }
}
