import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Pessoa as Person } from '../../auth/pessoa.ts';
import { Pessoa } from '../../auth/pessoa-decorator.ts';
import { etagOf } from '../../versions/versions.ts';
import { type DietasLidas, PedidosDietasService } from './dietas.service.ts';

type Schemas = components['schemas'];
type Caminho = { pedidoId: number };

function comVersao(reply: FastifyReply, { dietas, versao }: DietasLidas): Schemas['DietasDoPedido'] {
  reply.header('etag', etagOf(versao));
  return dietas;
}

@Controller()
export class PedidosDietasController {
  constructor(private readonly service: PedidosDietasService) {}

  @Operacao('obterDietasDoPedido')
  async obterDietasDoPedido(
    @Pessoa() pessoa: Person,
    @Param() { pedidoId }: Caminho,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Schemas['DietasDoPedido']> {
    return comVersao(reply, await this.service.obter(pessoa, pedidoId));
  }

  @Operacao('definirDietasDoPedido')
  async definirDietasDoPedido(
    @Pessoa() pessoa: Person,
    @Param() { pedidoId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['DietasDigitadas'],
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Schemas['DietasDoPedido']> {
    return comVersao(reply, await this.service.definir(pessoa, { pedidoId, ifMatch }, body));
  }
}
