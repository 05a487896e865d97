import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao.decorator';
import { Body, Controller, Headers, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Pessoa } from '../auth/pessoa.decorator.ts';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { etagOf } from '../versions/versions.ts';
import { TiposPublicoService } from './tipos-publico.service.ts';

type Schemas = components['schemas'];
type Caminho = { tipoPublicoId: number };

function comVersao(reply: FastifyReply, tipo: Schemas['TipoPublico']): Schemas['TipoPublico'] {
  reply.header('etag', etagOf(tipo.versao));
  return tipo;
}

@Controller()
export class TiposPublicoController {
  constructor(private readonly service: TiposPublicoService) {}

  @Operacao('listarTiposPublico')
  listarTiposPublico(@Query() query: { inativos: boolean }): Promise<Schemas['TipoPublico'][]> {
    return this.service.listar(query);
  }

  @Operacao('criarTipoPublico')
  async criarTipoPublico(
    @Pessoa() pessoa: Person,
    @Body() body: Schemas['DadosTipoPublico'],
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Schemas['TipoPublico']> {
    return comVersao(reply, await this.service.criar(pessoa, body));
  }

  @Operacao('ordenarTiposPublico')
  ordenarTiposPublico(
    @Pessoa() pessoa: Person,
    @Body() { ids }: Schemas['OrdemTiposPublico'],
  ): Promise<Schemas['TipoPublico'][]> {
    return this.service.ordenar(pessoa, ids);
  }

  @Operacao('obterTipoPublico')
  async obterTipoPublico(
    @Param() { tipoPublicoId }: Caminho,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Schemas['TipoPublico']> {
    return comVersao(reply, await this.service.obter(tipoPublicoId));
  }

  @Operacao('editarTipoPublico')
  async editarTipoPublico(
    @Pessoa() pessoa: Person,
    @Param() { tipoPublicoId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['DadosTipoPublico'],
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Schemas['TipoPublico']> {
    return comVersao(reply, await this.service.editar(pessoa, { tipoPublicoId, ifMatch }, body));
  }

  @Operacao('inativarTipoPublico')
  async inativarTipoPublico(
    @Pessoa() pessoa: Person,
    @Param() { tipoPublicoId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Schemas['TipoPublico']> {
    return comVersao(reply, await this.service.inativar(pessoa, { tipoPublicoId, ifMatch }));
  }

  @Operacao('reativarTipoPublico')
  async reativarTipoPublico(
    @Pessoa() pessoa: Person,
    @Param() { tipoPublicoId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Schemas['TipoPublico']> {
    return comVersao(reply, await this.service.reativar(pessoa, { tipoPublicoId, ifMatch }));
  }
}
