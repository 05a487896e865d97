import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Controller } from '@nestjs/common';
import { PrimeirosPassosService } from './primeiros-passos.service.ts';

@Controller()
export class PrimeirosPassosController {
  constructor(private readonly service: PrimeirosPassosService) {}

  @Operacao('obterPrimeirosPassos')
  obterPrimeirosPassos(): Promise<components['schemas']['PrimeirosPassos']> {
    return this.service.obter();
  }
}
