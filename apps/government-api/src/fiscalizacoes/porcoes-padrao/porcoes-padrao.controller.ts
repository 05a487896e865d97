import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Param } from '@nestjs/common';
import type { Pessoa as Person } from '../../auth/pessoa.ts';
import { Pessoa } from '../../auth/pessoa-decorator.ts';
import { PorcoesPadraoService } from './porcoes-padrao.service.ts';

type Schemas = components['schemas'];

@Controller()
export class PorcoesPadraoController {
  constructor(private readonly service: PorcoesPadraoService) {}

  @Operacao('listarPorcoesPadrao')
  listarPorcoesPadrao(@Pessoa() pessoa: Person): Promise<Schemas['PorcoesPadrao']> {
    return this.service.listar(pessoa);
  }

  @Operacao('definirPorcaoPadrao')
  definirPorcaoPadrao(
    @Pessoa() pessoa: Person,
    @Param() { tipoAlimentacaoId }: { tipoAlimentacaoId: number },
    @Body() body: Schemas['PorcaoEscolhida'],
  ): Promise<Schemas['PorcoesPadrao']> {
    return this.service.definir(pessoa, tipoAlimentacaoId, body);
  }
}
