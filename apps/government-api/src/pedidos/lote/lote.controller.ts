import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Param, Query } from '@nestjs/common';
import type { Pessoa as Person } from '../../auth/pessoa.ts';
import { Pessoa } from '../../auth/pessoa-decorator.ts';
import { type BuscaDoDia, PedidosLotePreparoService } from './lote.preparo.service.ts';
import { PedidosLoteService } from './lote.service.ts';
import { PedidosRepeticaoService } from './repeticao.service.ts';

type Schemas = components['schemas'];

@Controller()
export class PedidosLoteController {
  constructor(
    private readonly preparo: PedidosLotePreparoService,
    private readonly lote: PedidosLoteService,
    private readonly repeticao: PedidosRepeticaoService,
  ) {}

  @Operacao('prepararPedidosDoDia')
  prepararPedidosDoDia(@Pessoa() pessoa: Person, @Query() query: BuscaDoDia): Promise<Schemas['PreparoEmLote']> {
    return this.preparo.doDia(pessoa, query);
  }

  @Operacao('obterSituacaoDoDia')
  obterSituacaoDoDia(@Query() { data }: { data?: string }): Promise<Schemas['SituacaoDoDia']> {
    return this.preparo.situacaoDoDia(data);
  }

  @Operacao('prepararPedidosDeDias')
  prepararPedidosDeDias(
    @Pessoa() pessoa: Person,
    @Query() query: { lotacaoId?: number },
  ): Promise<Schemas['PreparoEmLote']> {
    return this.preparo.deDias(pessoa, query);
  }

  @Operacao('salvarPedidosEmLote')
  salvarPedidosEmLote(
    @Pessoa() pessoa: Person,
    @Body() body: Schemas['RascunhosEmLote'],
  ): Promise<Schemas['RascunhosGravados']> {
    return this.lote.salvar(pessoa, body);
  }

  @Operacao('enviarPedidosEmLote')
  enviarPedidosEmLote(
    @Pessoa() pessoa: Person,
    @Body() body: Schemas['EnviosEmLote'],
  ): Promise<Schemas['EnviosFeitos']> {
    return this.lote.enviar(pessoa, body);
  }

  @Operacao('repetirPedido')
  repetirPedido(
    @Pessoa() pessoa: Person,
    @Param() { pedidoId }: { pedidoId: number },
    @Body() body: Schemas['RepeticaoPedido'],
  ): Promise<Schemas['PedidosRepetidos']> {
    return this.repeticao.repetir(pessoa, pedidoId, body);
  }
}
