import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, UseInterceptors } from '@nestjs/common';
import type { Pessoa as Person } from '../../auth/pessoa.ts';
import { Pessoa } from '../../auth/pessoa-decorator.ts';
import { EtagInterceptor } from '../../versions/etag-interceptor.ts';
import { PedidosAjusteService } from './ajuste.service.ts';

type Schemas = components['schemas'];
type Pedido = Promise<Schemas['Pedido']>;
type Caminho = { pedidoId: number };
type CaminhoDoAjuste = { pedidoId: number; ajusteId: number };
type IfMatch = string | undefined;

@Controller()
@UseInterceptors(EtagInterceptor)
export class PedidosAjustesController {
  constructor(private readonly service: PedidosAjusteService) {}

  @Operacao('ajustarPedido')
  ajustarPedido(
    @Pessoa() pessoa: Person,
    @Param() { pedidoId }: Caminho,
    @Headers('if-match') ifMatch: IfMatch,
    @Body() body: Schemas['NovoAjuste'],
  ): Pedido {
    return this.service.ajustar(pessoa, { pedidoId, ifMatch }, body);
  }

  @Operacao('aceitarAjuste')
  aceitarAjuste(
    @Pessoa() pessoa: Person,
    @Param() { pedidoId, ajusteId }: CaminhoDoAjuste,
    @Headers('if-match') ifMatch: IfMatch,
    @Body() { texto }: Schemas['RespostaDeAceite'],
  ): Pedido {
    const vista = { pedidoId, ajusteId, ifMatch };
    return this.service.responder(pessoa, 'aceitarAjuste', vista, texto);
  }

  @Operacao('recusarAjuste')
  recusarAjuste(
    @Pessoa() pessoa: Person,
    @Param() { pedidoId, ajusteId }: CaminhoDoAjuste,
    @Headers('if-match') ifMatch: IfMatch,
    @Body() { texto }: Schemas['RespostaDeRecusa'],
  ): Pedido {
    const vista = { pedidoId, ajusteId, ifMatch };
    return this.service.responder(pessoa, 'recusarAjuste', vista, texto);
  }
}
