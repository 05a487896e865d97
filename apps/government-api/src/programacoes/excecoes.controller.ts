import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao.decorator';
import { Body, Controller, Headers, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Pessoa } from '../auth/pessoa.decorator.ts';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { etagOf } from '../versions/versions.ts';
import { ExcecoesService } from './excecoes.service.ts';
import { JanelasService } from './janelas.service.ts';

type Schemas = components['schemas'];
type DaLotacao = { lotacaoId: number };
type DaExcecao = { excecaoId: number };

function comVersao(reply: FastifyReply, excecao: Schemas['Excecao']): Schemas['Excecao'] {
  reply.header('etag', etagOf(excecao.versao));
  return excecao;
}

/** What of a unit is dated apart from its week: exceptions and delivery windows. */
@Controller()
export class ExcecoesController {
  constructor(
    private readonly service: ExcecoesService,
    private readonly janelas: JanelasService,
  ) {}

  @Operacao('listarExcecoes')
  listarExcecoes(
    @Pessoa() pessoa: Person,
    @Param() { lotacaoId }: DaLotacao,
    @Query() { de }: { de?: string },
  ): Promise<Schemas['Excecao'][]> {
    return this.service.listar(pessoa, lotacaoId, de);
  }

  @Operacao('criarExcecao')
  async criarExcecao(
    @Pessoa() pessoa: Person,
    @Param() { lotacaoId }: DaLotacao,
    @Body() body: Schemas['NovaExcecao'],
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Schemas['Excecao']> {
    return comVersao(reply, await this.service.criar(pessoa, lotacaoId, body));
  }

  @Operacao('obterExcecao')
  async obterExcecao(
    @Pessoa() pessoa: Person,
    @Param() { excecaoId }: DaExcecao,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Schemas['Excecao']> {
    return comVersao(reply, await this.service.obter(pessoa, excecaoId));
  }

  @Operacao('editarExcecao')
  async editarExcecao(
    @Pessoa() pessoa: Person,
    @Param() { excecaoId }: DaExcecao,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['NovaExcecao'],
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Schemas['Excecao']> {
    return comVersao(reply, await this.service.editar(pessoa, { id: excecaoId, ifMatch }, body));
  }

  @Operacao('removerExcecao')
  removerExcecao(
    @Pessoa() pessoa: Person,
    @Param() { excecaoId }: DaExcecao,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<Schemas['Excecao']> {
    return this.service.remover(pessoa, { id: excecaoId, ifMatch });
  }

  @Operacao('listarJanelas')
  listarJanelas(
    @Pessoa() pessoa: Person,
    @Param() { lotacaoId }: DaLotacao,
    @Query() { data }: { data?: string },
  ): Promise<Schemas['JanelasDaLotacao']> {
    return this.janelas.listar(pessoa, lotacaoId, data);
  }

  @Operacao('definirJanela')
  definirJanela(
    @Pessoa() pessoa: Person,
    @Param() caminho: { lotacaoId: number; tipoAlimentacaoId: number },
    @Body() body: Schemas['NovaJanela'],
  ): Promise<Schemas['JanelasDaLotacao']> {
    return this.janelas.definir(pessoa, caminho, body);
  }
}
