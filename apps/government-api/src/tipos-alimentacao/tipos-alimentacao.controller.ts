import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao.decorator';
import { Body, Controller, Headers, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Pessoa } from '../auth/pessoa.decorator.ts';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { etagOf } from '../versions/versions.ts';
import { TiposAlimentacaoCadastroService } from './tipos-alimentacao.cadastro.service.ts';
import { TiposAlimentacaoService } from './tipos-alimentacao.service.ts';

type Schemas = components['schemas'];
type Detalhado = Schemas['TipoAlimentacaoDetalhado'];
type Caminho = { tipoAlimentacaoId: number };

function comVersao(reply: FastifyReply, tipo: Detalhado): Detalhado {
  reply.header('etag', etagOf(tipo.versao));
  return tipo;
}

@Controller()
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
  async criarTipoAlimentacao(
    @Pessoa() pessoa: Person,
    @Body() body: Schemas['NovoTipoAlimentacao'],
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Detalhado> {
    return comVersao(reply, await this.cadastro.criar(pessoa, body));
  }

  @Operacao('ordenarTiposAlimentacao')
  ordenarTiposAlimentacao(
    @Pessoa() pessoa: Person,
    @Body() { ids }: Schemas['OrdemDosTipos'],
  ): Promise<Schemas['TipoAlimentacao'][]> {
    return this.cadastro.ordenar(pessoa, ids);
  }

  @Operacao('obterTipoAlimentacao')
  async obterTipoAlimentacao(
    @Param() { tipoAlimentacaoId }: Caminho,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Detalhado> {
    return comVersao(reply, await this.cadastro.obter(tipoAlimentacaoId));
  }

  @Operacao('editarTipoAlimentacao')
  async editarTipoAlimentacao(
    @Pessoa() pessoa: Person,
    @Param() { tipoAlimentacaoId: id }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['EdicaoTipoAlimentacao'],
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Detalhado> {
    return comVersao(reply, await this.cadastro.editar(pessoa, { id, ifMatch }, body));
  }

  @Operacao('inativarTipoAlimentacao')
  async inativarTipoAlimentacao(
    @Pessoa() pessoa: Person,
    @Param() { tipoAlimentacaoId: id }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Query() query: { mesmoEmUso: boolean },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Detalhado> {
    return comVersao(reply, await this.cadastro.inativar(pessoa, { id, ifMatch }, query));
  }

  @Operacao('reativarTipoAlimentacao')
  async reativarTipoAlimentacao(
    @Pessoa() pessoa: Person,
    @Param() { tipoAlimentacaoId: id }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Detalhado> {
    return comVersao(reply, await this.cadastro.reativar(pessoa, { id, ifMatch }));
  }
}
