import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao.decorator';
import { Body, Controller, Headers, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Pessoa } from '../auth/pessoa.decorator.ts';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { etagOf } from '../versions/versions.ts';
import { TiposAlimentacaoVigenciasService } from './tipos-alimentacao.vigencias.service.ts';

type Schemas = components['schemas'];
type Detalhado = Schemas['TipoAlimentacaoDetalhado'];
type Caminho = { tipoAlimentacaoId: number };

function comVersao(reply: FastifyReply, tipo: Detalhado): Detalhado {
  reply.header('etag', etagOf(tipo.versao));
  return tipo;
}

@Controller()
export class TiposAlimentacaoVigenciasController {
  constructor(private readonly service: TiposAlimentacaoVigenciasService) {}

  @Operacao('simularVigenciaTipo')
  simularVigenciaTipo(
    @Param() { tipoAlimentacaoId }: Caminho,
    @Body() body: Schemas['NovaVigenciaTipo'],
  ): Promise<Schemas['ImpactoVigencia']> {
    return this.service.simular(tipoAlimentacaoId, body);
  }

  @Operacao('criarVigenciaTipo')
  async criarVigenciaTipo(
    @Pessoa() pessoa: Person,
    @Param() { tipoAlimentacaoId: id }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['NovaVigenciaTipo'],
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Detalhado> {
    return comVersao(reply, await this.service.criar(pessoa, { id, ifMatch }, body));
  }

  @Operacao('alterarVigenciaTipo')
  async alterarVigenciaTipo(
    @Pessoa() pessoa: Person,
    @Param() { tipoAlimentacaoId: id, valeDe }: Caminho & { valeDe: string },
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['HorariosDoTipo'],
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Detalhado> {
    return comVersao(reply, await this.service.alterar(pessoa, { id, valeDe, ifMatch }, body));
  }

  @Operacao('cancelarVigenciaTipo')
  async cancelarVigenciaTipo(
    @Pessoa() pessoa: Person,
    @Param() { tipoAlimentacaoId: id, valeDe }: Caminho & { valeDe: string },
    @Headers('if-match') ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Detalhado> {
    return comVersao(reply, await this.service.cancelar(pessoa, { id, valeDe, ifMatch }));
  }
}
