import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, Query, type StreamableFile, UseInterceptors } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { Database } from '../database/database.ts';
import { type Formato, spreadsheetFile } from '../spreadsheets/spreadsheet-file.ts';
import { EtagInterceptor } from '../versions/etag-interceptor.ts';
import { PedidosEnvioService } from './envio/envio.service.ts';
import { PedidosLeituraService } from './leitura/leitura.service.ts';
import { PedidosDiaService } from './lista/dia.service.ts';
import {
  type BuscaAConfirmar,
  type BuscaExportada,
  type BuscaPedidos,
  type BuscaQuadro,
  PedidosListaService,
} from './lista/lista.service.ts';
import { type BuscaPreparo, PedidosPreparoService } from './preparo/preparo.service.ts';
import { PedidosRascunhoService } from './rascunho/rascunho.service.ts';

type Schemas = components['schemas'];
type Caminho = { pedidoId: number };

@Controller()
@UseInterceptors(EtagInterceptor)
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
  criarPedido(@Pessoa() pessoa: Person, @Body() body: Schemas['NovoPedido']): Promise<Schemas['Pedido']> {
    return this.rascunho.criar(pessoa, body);
  }

  @Operacao('listarPedidos')
  listarPedidos(@Pessoa() pessoa: Person, @Query() query: BuscaPedidos): Promise<Schemas['PaginaPedidos']> {
    return this.lista.listar(pessoa, query);
  }

  @Operacao('obterQuadroPedidos')
  obterQuadroPedidos(@Pessoa() pessoa: Person, @Query() query: BuscaQuadro): Promise<Schemas['QuadroPedidos']> {
    return this.lista.quadro(pessoa, query);
  }

  @Operacao('exportarPedidos')
  async exportarPedidos(
    @Pessoa() pessoa: Person,
    @Query() { formato, ...filtro }: BuscaExportada & { formato: Formato },
  ): Promise<StreamableFile> {
    return spreadsheetFile({ nome: 'pedidos', formato, ...(await this.lista.planilha(pessoa, filtro)) });
  }

  @Operacao('prepararPedido')
  prepararPedido(@Pessoa() pessoa: Person, @Query() query: BuscaPreparo): Promise<Schemas['PreparoPedido']> {
    return this.preparo.preparar(pessoa, query);
  }

  @Operacao('resumirPedidos')
  resumirPedidos(@Pessoa() pessoa: Person, @Query() { data }: { data: string }): Promise<Schemas['ResumoPedidos']> {
    return this.dia.resumir(pessoa, data);
  }

  @Operacao('resumirPedidosAConfirmar')
  resumirPedidosAConfirmar(@Query() query: BuscaAConfirmar): Promise<Schemas['PedidosAConfirmar']> {
    return this.lista.aConfirmar(query);
  }

  @Operacao('obterPedido')
  obterPedido(@Pessoa() pessoa: Person, @Param() { pedidoId }: Caminho): Promise<Schemas['Pedido']> {
    return this.leitura.ler(this.database, pedidoId, pessoa);
  }

  @Operacao('editarPedido')
  editarPedido(
    @Pessoa() pessoa: Person,
    @Param() { pedidoId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['EdicaoPedido'],
  ): Promise<Schemas['Pedido']> {
    return this.rascunho.editar(pessoa, { pedidoId, ifMatch }, body);
  }

  @Operacao('excluirPedido')
  excluirPedido(
    @Pessoa() pessoa: Person,
    @Param() { pedidoId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<void> {
    return this.rascunho.excluir(pessoa, { pedidoId, ifMatch });
  }

  @Operacao('enviarPedido')
  enviarPedido(
    @Pessoa() pessoa: Person,
    @Param() { pedidoId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['EnvioPedido'],
  ): Promise<Schemas['Pedido']> {
    return this.envio.enviar(pessoa, { pedidoId, ifMatch }, body);
  }
}
