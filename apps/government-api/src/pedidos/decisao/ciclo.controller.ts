import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, UseInterceptors } from '@nestjs/common';
import type { Pessoa as Person } from '../../auth/pessoa.ts';
import { Pessoa } from '../../auth/pessoa-decorator.ts';
import { EtagInterceptor } from '../../versions/etag-interceptor.ts';
import { PedidosDecisaoService } from './decisao.service.ts';

type Schemas = components['schemas'];
type Pedido = Promise<Schemas['Pedido']>;
type Caminho = { pedidoId: number };
type IfMatch = string | undefined;

@Controller()
@UseInterceptors(EtagInterceptor)
export class PedidosCicloController {
  constructor(private readonly decisao: PedidosDecisaoService) {}

  @Operacao('devolverPedido')
  devolverPedido(
    @Pessoa() pessoa: Person,
    @Param() { pedidoId }: Caminho,
    @Headers('if-match') ifMatch: IfMatch,
    @Body() body: Schemas['DecisaoComMotivo'],
  ): Pedido {
    return this.decisao.decidir(pessoa, 'devolver', { pedidoId, ifMatch }, body);
  }

  @Operacao('autorizarPedido')
  autorizarPedido(
    @Pessoa() pessoa: Person,
    @Param() { pedidoId }: Caminho,
    @Headers('if-match') ifMatch: IfMatch,
    @Body() _vazio: Schemas['AutorizacaoDada'],
  ): Pedido {
    return this.decisao.decidir(pessoa, 'autorizar', { pedidoId, ifMatch }, {});
  }

  @Operacao('confirmarPedido')
  confirmarPedido(
    @Pessoa() pessoa: Person,
    @Param() { pedidoId }: Caminho,
    @Headers('if-match') ifMatch: IfMatch,
    @Body() { observacao }: Schemas['ConfirmacaoPedido'],
  ): Pedido {
    return this.decisao.decidir(pessoa, 'confirmar', { pedidoId, ifMatch }, { texto: observacao });
  }

  @Operacao('recusarPedido')
  recusarPedido(
    @Pessoa() pessoa: Person,
    @Param() { pedidoId }: Caminho,
    @Headers('if-match') ifMatch: IfMatch,
    @Body() body: Schemas['DecisaoComMotivo'],
  ): Pedido {
    return this.decisao.decidir(pessoa, 'recusar', { pedidoId, ifMatch }, body);
  }

  @Operacao('cancelarPedido')
  cancelarPedido(
    @Pessoa() pessoa: Person,
    @Param() { pedidoId }: Caminho,
    @Headers('if-match') ifMatch: IfMatch,
    @Body() body: Schemas['DecisaoComMotivo'],
  ): Pedido {
    return this.decisao.decidir(pessoa, 'cancelar', { pedidoId, ifMatch }, body);
  }

  @Operacao('encerrarPedido')
  encerrarPedido(
    @Pessoa() pessoa: Person,
    @Param() { pedidoId }: Caminho,
    @Headers('if-match') ifMatch: IfMatch,
    @Body() _vazio: Schemas['EncerramentoPedido'],
  ): Pedido {
    return this.decisao.decidir(pessoa, 'encerrar', { pedidoId, ifMatch }, {});
  }

  @Operacao('agirEmLote')
  agirEmLote(@Pessoa() pessoa: Person, @Body() body: Schemas['AcaoEmLote']): Promise<Schemas['ResultadosPorRegistro']> {
    return this.decisao.emLote(pessoa, body);
  }
}
