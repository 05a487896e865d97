import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, Query } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { InterrupcoesService } from './interrupcoes.service.ts';

type Schemas = components['schemas'];
type DoContrato = { contratoId: number };

@Controller()
export class InterrupcoesController {
  constructor(private readonly service: InterrupcoesService) {}

  @Operacao('listarInterrupcoes')
  listarInterrupcoes(@Pessoa() pessoa: Person, @Param() { contratoId }: DoContrato): Promise<Schemas['Interrupcoes']> {
    return this.service.listar(pessoa, contratoId);
  }

  @Operacao('interromperEntregas')
  interromperEntregas(
    @Pessoa() pessoa: Person,
    @Param() { contratoId }: DoContrato,
    @Query() { simular }: { simular: boolean },
    @Body() body: Schemas['NovaInterrupcao'],
  ): Promise<Schemas['EfeitoDaInterrupcao']> {
    return this.service.interromper(pessoa, contratoId, body, { simular });
  }

  @Operacao('encerrarInterrupcao')
  encerrarInterrupcao(
    @Pessoa() pessoa: Person,
    @Param() { interrupcaoId }: { interrupcaoId: number },
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['FimDeInterrupcao'],
  ): Promise<Schemas['Interrupcao']> {
    return this.service.encerrar(pessoa, { interrupcaoId, ifMatch }, body);
  }
}
