import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, Query } from '@nestjs/common';
import type { Pessoa as Person } from '../../auth/pessoa.ts';
import { Pessoa } from '../../auth/pessoa-decorator.ts';
import { AlteracoesService } from './alteracoes.service.ts';

type Schemas = components['schemas'];
type Caminho = { contratoId: number };

@Controller()
export class AlteracoesController {
  constructor(private readonly service: AlteracoesService) {}

  @Operacao('listarAlteracoesContrato')
  listarAlteracoesContrato(@Param() { contratoId }: Caminho): Promise<Schemas['AlteracoesContrato']> {
    return this.service.listar(contratoId);
  }

  @Operacao('alterarContrato')
  alterarContrato(
    @Pessoa() pessoa: Person,
    @Param() { contratoId }: Caminho,
    @Query() { simular }: { simular: boolean },
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['NovaAlteracaoContrato'],
  ): Promise<Schemas['AlteracaoFeita']> {
    return this.service.alterar(pessoa, { contratoId, ifMatch }, body, simular);
  }
}
