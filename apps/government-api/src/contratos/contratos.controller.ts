import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao.decorator';
import { Body, Controller, Headers, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Pessoa } from '../auth/pessoa.decorator.ts';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { etagOf } from '../versions/versions.ts';
import { ContratosCadastroService } from './contratos.cadastro.service.ts';
import { ContratosItensService } from './contratos.itens.service.ts';
import { type BuscaContratos, ContratosService } from './contratos.service.ts';

type Schemas = components['schemas'];
type Detalhado = Schemas['ContratoDetalhado'];
type Caminho = { contratoId: number };

@Controller()
export class ContratosController {
  constructor(
    private readonly service: ContratosService,
    private readonly cadastro: ContratosCadastroService,
    private readonly itens: ContratosItensService,
  ) {}

  @Operacao('listarContratos')
  listarContratos(@Query() query: BuscaContratos): Promise<Schemas['PaginaContratos']> {
    return this.service.listar(query);
  }

  @Operacao('criarContrato')
  criarContrato(
    @Pessoa() pessoa: Person,
    @Body() body: Schemas['NovoContrato'],
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Detalhado> {
    return comVersao(reply, this.cadastro.criar(pessoa, body));
  }

  @Operacao('obterContrato')
  obterContrato(@Param() { contratoId }: Caminho, @Res({ passthrough: true }) reply: FastifyReply): Promise<Detalhado> {
    return comVersao(reply, this.service.obter(contratoId));
  }

  @Operacao('editarContrato')
  editarContrato(
    @Pessoa() pessoa: Person,
    @Param() { contratoId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['ContratoDigitado'],
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Detalhado> {
    return comVersao(reply, this.cadastro.editar(pessoa, { contratoId, ifMatch }, body));
  }

  @Operacao('encerrarContrato')
  encerrarContrato(
    @Pessoa() pessoa: Person,
    @Param() { contratoId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() { ultimoDia }: Schemas['EncerramentoContrato'],
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Detalhado> {
    return comVersao(reply, this.cadastro.encerrar(pessoa, { contratoId, ifMatch }, ultimoDia));
  }

  @Operacao('definirItensContrato')
  definirItensContrato(
    @Pessoa() pessoa: Person,
    @Param() { contratoId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() { itens }: Schemas['ItensDigitados'],
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Detalhado> {
    return comVersao(reply, this.itens.definir(pessoa, { contratoId, ifMatch }, itens));
  }
}

async function comVersao(reply: FastifyReply, contrato: Promise<Detalhado>): Promise<Detalhado> {
  const lido = await contrato;
  reply.header('etag', etagOf(lido.versao));
  return lido;
}
