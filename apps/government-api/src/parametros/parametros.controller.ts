import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao.decorator';
import { Body, Controller, Headers, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Pessoa } from '../auth/pessoa.decorator.ts';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { etagOf } from '../versions/versions.ts';
import { ParametrosCadastroService } from './parametros.cadastro.service.ts';

type Schemas = components['schemas'];
type Detalhado = Schemas['ParametroDetalhado'];

function comVersao(reply: FastifyReply, detalhado: Detalhado): Detalhado {
  reply.header('etag', etagOf(detalhado.versao));
  return detalhado;
}

@Controller()
export class ParametrosController {
  constructor(private readonly service: ParametrosCadastroService) {}

  @Operacao('listarParametros')
  listarParametros(): Promise<Schemas['ListaParametros']> {
    return this.service.listar();
  }

  @Operacao('obterParametro')
  async obterParametro(
    @Param() { chave }: { chave: string },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Detalhado> {
    return comVersao(reply, await this.service.obter(chave));
  }

  @Operacao('definirParametro')
  async definirParametro(
    @Pessoa() pessoa: Person,
    @Param() { chave }: { chave: string },
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['NovaVigenciaParametro'],
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Detalhado> {
    return comVersao(reply, await this.service.definir(pessoa, { chave, ifMatch }, body));
  }

  @Operacao('cancelarVigenciaParametro')
  async cancelarVigenciaParametro(
    @Pessoa() pessoa: Person,
    @Param() { chave, valeDe }: { chave: string; valeDe: string },
    @Headers('if-match') ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Detalhado> {
    return comVersao(reply, await this.service.cancelar(pessoa, { chave, ifMatch }, valeDe));
  }
}
