import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao.decorator';
import { Body, Controller, Headers, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Pessoa } from '../auth/pessoa.decorator.ts';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { etagOf } from '../versions/versions.ts';
import { FeriadosCadastroService } from './feriados.cadastro.service.ts';
import { type BuscaFeriados, FeriadosService } from './feriados.service.ts';

type Schemas = components['schemas'];
type Caminho = { feriadoId: number };

function comVersao(reply: FastifyReply, feriado: Schemas['Feriado']): Schemas['Feriado'] {
  reply.header('etag', etagOf(feriado.versao));
  return feriado;
}

@Controller()
export class FeriadosController {
  constructor(
    private readonly service: FeriadosService,
    private readonly cadastro: FeriadosCadastroService,
  ) {}

  @Operacao('listarFeriados')
  listarFeriados(@Pessoa() pessoa: Person, @Query() busca: BuscaFeriados): Promise<Schemas['CalendarioFeriados']> {
    return this.service.listar(pessoa, busca);
  }

  @Operacao('criarFeriado')
  async criarFeriado(
    @Pessoa() pessoa: Person,
    @Body() body: Schemas['NovoFeriado'],
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Schemas['Feriado']> {
    return comVersao(reply, await this.cadastro.criar(pessoa, body));
  }

  @Operacao('definirFeriadoOficial')
  definirFeriadoOficial(
    @Pessoa() pessoa: Person,
    @Body() body: Schemas['FeriadoOficial'],
  ): Promise<Schemas['DiaFeriado']> {
    return this.cadastro.definirOficial(pessoa, body);
  }

  @Operacao('obterFeriado')
  async obterFeriado(
    @Param() { feriadoId }: Caminho,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Schemas['Feriado']> {
    return comVersao(reply, await this.cadastro.obter(feriadoId));
  }

  @Operacao('editarFeriado')
  async editarFeriado(
    @Pessoa() pessoa: Person,
    @Param() { feriadoId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['NovoFeriado'],
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Schemas['Feriado']> {
    return comVersao(reply, await this.cadastro.editar(pessoa, { id: feriadoId, ifMatch }, body));
  }

  @Operacao('inativarFeriado')
  async inativarFeriado(
    @Pessoa() pessoa: Person,
    @Param() { feriadoId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Schemas['Feriado']> {
    return comVersao(reply, await this.cadastro.situar(pessoa, { id: feriadoId, ifMatch }, false));
  }

  @Operacao('reativarFeriado')
  async reativarFeriado(
    @Pessoa() pessoa: Person,
    @Param() { feriadoId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Schemas['Feriado']> {
    return comVersao(reply, await this.cadastro.situar(pessoa, { id: feriadoId, ifMatch }, true));
  }
}
