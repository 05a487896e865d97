import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, Query, UseInterceptors } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { EtagInterceptor } from '../versions/etag-interceptor.ts';
import { ContratosCadastroService } from './contratos.cadastro.service.ts';
import { ContratosItensService } from './contratos.itens.service.ts';
import { type BuscaContratos, ContratosService } from './contratos.service.ts';

type Schemas = components['schemas'];
type Detalhado = Schemas['ContratoDetalhado'];
type Caminho = { contratoId: number };

@Controller()
@UseInterceptors(EtagInterceptor)
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
  criarContrato(@Pessoa() pessoa: Person, @Body() body: Schemas['NovoContrato']): Promise<Detalhado> {
    return this.cadastro.criar(pessoa, body);
  }

  @Operacao('obterContrato')
  obterContrato(@Param() { contratoId }: Caminho): Promise<Detalhado> {
    return this.service.obter(contratoId);
  }

  @Operacao('editarContrato')
  editarContrato(
    @Pessoa() pessoa: Person,
    @Param() { contratoId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['ContratoDigitado'],
  ): Promise<Detalhado> {
    return this.cadastro.editar(pessoa, { contratoId, ifMatch }, body);
  }

  @Operacao('encerrarContrato')
  encerrarContrato(
    @Pessoa() pessoa: Person,
    @Param() { contratoId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() { ultimoDia }: Schemas['EncerramentoContrato'],
  ): Promise<Detalhado> {
    return this.cadastro.encerrar(pessoa, { contratoId, ifMatch }, ultimoDia);
  }

  @Operacao('definirItensContrato')
  definirItensContrato(
    @Pessoa() pessoa: Person,
    @Param() { contratoId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() { itens }: Schemas['ItensDigitados'],
  ): Promise<Detalhado> {
    return this.itens.definir(pessoa, { contratoId, ifMatch }, itens);
  }
}
