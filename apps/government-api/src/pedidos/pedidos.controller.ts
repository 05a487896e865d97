import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao.decorator';
import { Body, Controller, Headers, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Pessoa } from '../auth/pessoa.decorator.ts';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Database } from '../database/database.ts';
import { etagOf } from '../versions/versions.ts';
import { PedidosDiaService } from './pedidos.dia.service.ts';
import { PedidosEnvioService } from './pedidos.envio.service.ts';
import { PedidosLeituraService } from './pedidos.leitura.service.ts';
import { type BuscaPedidos, PedidosListaService } from './pedidos.lista.service.ts';
import { type BuscaPreparo, PedidosPreparoService } from './pedidos.preparo.service.ts';
import { PedidosRascunhoService } from './pedidos.rascunho.service.ts';

type Schemas = components['schemas'];
type Caminho = { pedidoId: number };

function comVersao(reply: FastifyReply, pedido: Schemas['Pedido']): Schemas['Pedido'] {
  reply.header('etag', etagOf(pedido.versao));
  return pedido;
}

@Controller()
export class PedidosController {
  constructor(
    private readonly database: Database,
    private readonly leitura: PedidosLeituraService,
    private readonly lista: PedidosListaService,
    private readonly preparo: PedidosPreparoService,
    private readonly dia: PedidosDiaService,
    private readonly rascunho: PedidosRascunhoService,
    private readonly envio: PedidosEnvioService,
  ) {}

  @Operacao('criarPedido')
  async criarPedido(
    @Pessoa() pessoa: Person,
    @Body() body: Schemas['NovoPedido'],
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Schemas['Pedido']> {
    return comVersao(reply, await this.rascunho.criar(pessoa, body));
  }

  @Operacao('listarPedidos')
  listarPedidos(@Pessoa() pessoa: Person, @Query() query: BuscaPedidos): Promise<Schemas['PaginaPedidos']> {
    return this.lista.listar(pessoa, query);
  }

  @Operacao('prepararPedido')
  prepararPedido(@Pessoa() pessoa: Person, @Query() query: BuscaPreparo): Promise<Schemas['PreparoPedido']> {
    return this.preparo.preparar(pessoa, query);
  }

  @Operacao('resumirPedidos')
  resumirPedidos(@Pessoa() pessoa: Person, @Query() { data }: { data: string }): Promise<Schemas['ResumoPedidos']> {
    return this.dia.resumir(pessoa, data);
  }

  @Operacao('obterPedido')
  async obterPedido(
    @Pessoa() pessoa: Person,
    @Param() { pedidoId }: Caminho,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Schemas['Pedido']> {
    return comVersao(reply, await this.leitura.ler(this.database, pedidoId, pessoa));
  }

  @Operacao('editarPedido')
  async editarPedido(
    @Pessoa() pessoa: Person,
    @Param() { pedidoId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['EdicaoPedido'],
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Schemas['Pedido']> {
    return comVersao(reply, await this.rascunho.editar(pessoa, { pedidoId, ifMatch }, body));
  }

  @Operacao('enviarPedido')
  async enviarPedido(
    @Pessoa() pessoa: Person,
    @Param() { pedidoId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['EnvioPedido'],
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Schemas['Pedido']> {
    return comVersao(reply, await this.envio.enviar(pessoa, { pedidoId, ifMatch }, body));
  }
}
