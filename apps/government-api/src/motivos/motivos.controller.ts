import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao.decorator';
import { Body, Controller, Headers, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Pessoa } from '../auth/pessoa.decorator.ts';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { etagOf } from '../versions/versions.ts';
import type { Motivo } from './motivos.mapper.ts';
import { type BuscaMotivos, MotivosService } from './motivos.service.ts';

type Schemas = components['schemas'];
type Caminho = { motivoId: number };

function comVersao(reply: FastifyReply, motivo: Motivo): Motivo {
  reply.header('etag', etagOf(motivo.versao));
  return motivo;
}

@Controller()
export class MotivosController {
  constructor(private readonly service: MotivosService) {}

  @Operacao('listarMotivos')
  listarMotivos(@Query() query: BuscaMotivos): Promise<Motivo[]> {
    return this.service.listar(query);
  }

  @Operacao('criarMotivo')
  async criarMotivo(
    @Pessoa() pessoa: Person,
    @Body() body: Schemas['NovoMotivo'],
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Motivo> {
    return comVersao(reply, await this.service.criar(pessoa, body));
  }

  @Operacao('ordenarMotivos')
  ordenarMotivos(@Pessoa() pessoa: Person, @Body() body: Schemas['OrdemDosMotivos']): Promise<Motivo[]> {
    return this.service.ordenar(pessoa, body);
  }

  @Operacao('obterMotivo')
  async obterMotivo(@Param() { motivoId }: Caminho, @Res({ passthrough: true }) reply: FastifyReply): Promise<Motivo> {
    return comVersao(reply, await this.service.obter(motivoId));
  }

  @Operacao('editarMotivo')
  async editarMotivo(
    @Pessoa() pessoa: Person,
    @Param() { motivoId: id }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['EdicaoMotivo'],
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Motivo> {
    return comVersao(reply, await this.service.editar(pessoa, { id, ifMatch }, body));
  }

  @Operacao('inativarMotivo')
  async inativarMotivo(
    @Pessoa() pessoa: Person,
    @Param() { motivoId: id }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Motivo> {
    return comVersao(reply, await this.service.mudarAtivo(pessoa, { id, ifMatch }, false));
  }

  @Operacao('reativarMotivo')
  async reativarMotivo(
    @Pessoa() pessoa: Person,
    @Param() { motivoId: id }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Motivo> {
    return comVersao(reply, await this.service.mudarAtivo(pessoa, { id, ifMatch }, true));
  }
}
