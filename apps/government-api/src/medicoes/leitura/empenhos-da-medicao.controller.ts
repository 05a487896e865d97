import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Controller, Param } from '@nestjs/common';
import { EmpenhosDaMedicaoService } from './empenhos-da-medicao.service.ts';

@Controller()
export class EmpenhosDaMedicaoController {
  constructor(private readonly service: EmpenhosDaMedicaoService) {}

  @Operacao('obterEmpenhosDaMedicao')
  obterEmpenhosDaMedicao(
    @Param() { medicaoId }: { medicaoId: number },
  ): Promise<components['schemas']['EmpenhosDaMedicao']> {
    return this.service.obter(medicaoId);
  }
}
