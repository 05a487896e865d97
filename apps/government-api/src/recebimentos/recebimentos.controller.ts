import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { etagOf } from '../versions/versions.ts';
import { AnulacoesService } from './anulacoes.service.ts';
import { type BuscaEsperadas, EntregasService } from './entregas.service.ts';
import { RecebimentosService } from './recebimentos.service.ts';

type Schemas = components['schemas'];
type DoPedido = Schemas['RecebimentosDoPedido'];

/** The ETag is the order's version, because receiving changes the order. */
function comVersao(reply: FastifyReply, lido: DoPedido): DoPedido {
  reply.header('etag', etagOf(lido.pedido.versao));
  return lido;
}

@Controller()
export class RecebimentosController {
  constructor(
    private readonly service: RecebimentosService,
    private readonly anulacoes: AnulacoesService,
    private readonly entregas: EntregasService,
  ) {}

  @Operacao('listarEntregasEsperadas')
  listarEntregasEsperadas(
    @Pessoa() pessoa: Person,
    @Query() query: BuscaEsperadas,
  ): Promise<Schemas['EntregasEsperadas']> {
    return this.entregas.esperadas(pessoa, query);
  }

  @Operacao('listarRecebimentos')
  async listarRecebimentos(
    @Pessoa() pessoa: Person,
    @Param() { pedidoId }: { pedidoId: number },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoPedido> {
    return comVersao(reply, await this.entregas.obter(pessoa, pedidoId));
  }

  @Operacao('registrarRecebimento')
  async registrarRecebimento(
    @Pessoa() pessoa: Person,
    @Param() { pedidoId }: { pedidoId: number },
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['NovoRecebimento'],
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoPedido> {
    return comVersao(reply, await this.service.registrar(pessoa, { pedidoId, ifMatch }, body));
  }

  @Operacao('corrigirRecebimento')
  async corrigirRecebimento(
    @Pessoa() pessoa: Person,
    @Param() { recebimentoId }: { recebimentoId: number },
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['CorrecaoRecebimento'],
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoPedido> {
    return comVersao(reply, await this.service.corrigir(pessoa, { recebimentoId, ifMatch }, body));
  }

  @Operacao('anularRecebimento')
  async anularRecebimento(
    @Pessoa() pessoa: Person,
    @Param() { recebimentoId }: { recebimentoId: number },
    @Headers('if-match') ifMatch: string | undefined,
    @Body() { motivo }: Schemas['AnulacaoRecebimento'],
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoPedido> {
    return comVersao(reply, await this.anulacoes.anular(pessoa, { recebimentoId, ifMatch }, motivo.trim()));
  }
}
