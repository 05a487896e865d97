import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, Query, UseInterceptors } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { EtagInterceptor } from '../versions/etag-interceptor.ts';
import { TiposAlimentacaoCadastroService } from './tipos-alimentacao.cadastro.service.ts';
import { TiposAlimentacaoService } from './tipos-alimentacao.service.ts';

type Schemas = components['schemas'];
type Detalhado = Schemas['TipoAlimentacaoDetalhado'];
type Caminho = { tipoAlimentacaoId: number };

@Controller()
@UseInterceptors(EtagInterceptor)
export class TiposAlimentacaoController {
  constructor(
    private readonly tipos: TiposAlimentacaoService,
    private readonly cadastro: TiposAlimentacaoCadastroService,
  ) {}

  @Operacao('listarTiposAlimentacao')
  listarTiposAlimentacao(@Query() query: { inativos: boolean; data?: string }): Promise<Schemas['TipoAlimentacao'][]> {
    return this.tipos.listarComMudancas(query);
  }

  @Operacao('criarTipoAlimentacao')
  criarTipoAlimentacao(@Pessoa() pessoa: Person, @Body() body: Schemas['NovoTipoAlimentacao']): Promise<Detalhado> {
    return this.cadastro.criar(pessoa, body);
  }

  @Operacao('ordenarTiposAlimentacao')
  ordenarTiposAlimentacao(
    @Pessoa() pessoa: Person,
    @Body() { ids }: Schemas['OrdemDosTipos'],
  ): Promise<Schemas['TipoAlimentacao'][]> {
    return this.cadastro.ordenar(pessoa, ids);
  }

  @Operacao('obterTipoAlimentacao')
  obterTipoAlimentacao(@Param() { tipoAlimentacaoId }: Caminho): Promise<Detalhado> {
    return this.cadastro.obter(tipoAlimentacaoId);
  }

  @Operacao('editarTipoAlimentacao')
  editarTipoAlimentacao(
    @Pessoa() pessoa: Person,
    @Param() { tipoAlimentacaoId: id }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['EdicaoTipoAlimentacao'],
  ): Promise<Detalhado> {
    return this.cadastro.editar(pessoa, { id, ifMatch }, body);
  }

  @Operacao('inativarTipoAlimentacao')
  inativarTipoAlimentacao(
    @Pessoa() pessoa: Person,
    @Param() { tipoAlimentacaoId: id }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Query() query: { mesmoEmUso: boolean },
  ): Promise<Detalhado> {
    return this.cadastro.inativar(pessoa, { id, ifMatch }, query);
  }

  @Operacao('reativarTipoAlimentacao')
  reativarTipoAlimentacao(
    @Pessoa() pessoa: Person,
    @Param() { tipoAlimentacaoId: id }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<Detalhado> {
    return this.cadastro.reativar(pessoa, { id, ifMatch });
  }
}
