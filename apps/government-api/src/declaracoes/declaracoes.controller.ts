import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Param, Query } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { DeclaracoesPublicaService } from './declaracoes.publica.service.ts';
import { DeclaracoesService } from './declaracoes.service.ts';

type Schemas = components['schemas'];
type DoContrato = { contratoId: number };
type Codigo = { codigo: string };

@Controller()
export class DeclaracoesController {
  constructor(
    private readonly service: DeclaracoesService,
    private readonly publica: DeclaracoesPublicaService,
  ) {}

  @Operacao('listarDeclaracoes')
  listarDeclaracoes(
    @Pessoa() pessoa: Person,
    @Param() { contratoId }: DoContrato,
    @Query() { mes }: { mes?: string },
  ): Promise<Schemas['DeclaracoesDoContrato']> {
    return this.service.listar(pessoa, contratoId, mes);
  }

  @Operacao('obterDeclaracao')
  obterDeclaracao(@Param() { contratoId, data }: DoContrato & { data: string }): Promise<Schemas['DeclaracaoDoDia']> {
    return this.service.obter(contratoId, data);
  }

  @Operacao('criarAcessoDeclaracao')
  criarAcessoDeclaracao(
    @Pessoa() pessoa: Person,
    @Param() { contratoId }: DoContrato,
  ): Promise<Schemas['AcessoCriado']> {
    return this.service.criarAcesso(pessoa, contratoId);
  }

  @Operacao('revogarAcessoDeclaracao')
  revogarAcessoDeclaracao(
    @Pessoa() pessoa: Person,
    @Param() { contratoId }: DoContrato,
  ): Promise<Schemas['AcessoRevogado']> {
    return this.service.revogarAcesso(pessoa, contratoId);
  }

  @Operacao('lerDeclaracaoPeloCodigo')
  lerDeclaracaoPeloCodigo(
    @Param() { codigo }: Codigo,
    @Query() { data }: { data?: string },
  ): Promise<Schemas['DeclaracaoAPreencher']> {
    return this.publica.ler(codigo, data);
  }

  @Operacao('declararPeloCodigo')
  declararPeloCodigo(
    @Param() { codigo }: Codigo,
    @Body() body: Schemas['NovaDeclaracao'],
  ): Promise<Schemas['DeclaracaoRecebida']> {
    return this.publica.declarar(codigo, body);
  }
}
