import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, UseInterceptors } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { EtagInterceptor } from '../versions/etag-interceptor.ts';
import { AfastamentosService } from './afastamentos.service.ts';
import { DesignacoesService } from './designacoes.service.ts';
import { ResponsaveisService } from './responsaveis.service.ts';

type Schemas = components['schemas'];
type Responsaveis = Promise<Schemas['ResponsaveisDoContrato']>;

@Controller()
@UseInterceptors(EtagInterceptor)
export class ResponsaveisController {
  constructor(
    private readonly responsaveis: ResponsaveisService,
    private readonly designacoes: DesignacoesService,
    private readonly afastamentos: AfastamentosService,
  ) {}

  @Operacao('listarResponsaveis')
  listarResponsaveis(@Pessoa() pessoa: Person, @Param() { contratoId }: { contratoId: number }): Responsaveis {
    return this.responsaveis.listar(pessoa, contratoId);
  }

  @Operacao('designarResponsavel')
  designarResponsavel(
    @Pessoa() pessoa: Person,
    @Param() { contratoId }: { contratoId: number },
    @Body() body: Schemas['NovaDesignacao'],
  ): Responsaveis {
    return this.designacoes.designar(pessoa, contratoId, body);
  }

  @Operacao('encerrarDesignacao')
  encerrarDesignacao(
    @Pessoa() pessoa: Person,
    @Param() { designacaoId }: { designacaoId: number },
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['FimDeDesignacao'],
  ): Responsaveis {
    return this.designacoes.encerrar(pessoa, { designacaoId, ifMatch }, body);
  }

  @Operacao('registrarAfastamento')
  registrarAfastamento(
    @Pessoa() pessoa: Person,
    @Body() body: Schemas['NovoAfastamento'],
  ): Promise<Schemas['Afastamento']> {
    return this.afastamentos.registrar(pessoa, body);
  }

  @Operacao('encerrarAfastamento')
  encerrarAfastamento(
    @Pessoa() pessoa: Person,
    @Param() { afastamentoId }: { afastamentoId: number },
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['FimDeAfastamento'],
  ): Promise<Schemas['Afastamento']> {
    return this.afastamentos.encerrar(pessoa, { afastamentoId, ifMatch }, body);
  }
}
