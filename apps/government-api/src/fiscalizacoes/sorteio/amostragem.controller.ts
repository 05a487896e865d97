import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, UseInterceptors } from '@nestjs/common';
import type { Pessoa as Person } from '../../auth/pessoa.ts';
import { Pessoa } from '../../auth/pessoa-decorator.ts';
import { EtagInterceptor } from '../../versions/etag-interceptor.ts';
import { AmostragemService } from './amostragem.service.ts';

type Schemas = components['schemas'];
type Plano = Schemas['PlanoAmostragem'];

@Controller()
@UseInterceptors(EtagInterceptor)
export class AmostragemController {
  constructor(private readonly service: AmostragemService) {}

  @Operacao('obterPlanoAmostragem')
  obterPlanoAmostragem(): Promise<Plano> {
    return this.service.obter();
  }

  @Operacao('alterarPlanoAmostragem')
  alterarPlanoAmostragem(
    @Pessoa() pessoa: Person,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['RegrasAmostragem'],
  ): Promise<Plano> {
    return this.service.alterar(pessoa, ifMatch, body);
  }

  @Operacao('dispensarSegregacao')
  dispensarSegregacao(
    @Pessoa() pessoa: Person,
    @Param() { lotacaoId }: { lotacaoId: number },
    @Body() body: Schemas['DispensaPedida'],
  ): Promise<Plano> {
    return this.service.dispensar(pessoa, lotacaoId, body);
  }
}
