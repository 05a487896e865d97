import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Controller, Param } from '@nestjs/common';
import { VerificacaoTermoService } from './verificacao-termo.service.ts';

/** Public endpoint: whoever has the paper may use it (ADR 41). */
@Controller()
export class VerificacaoTermoController {
  constructor(private readonly service: VerificacaoTermoService) {}

  @Operacao('verificarTermo')
  verificarTermo(@Param() { codigo }: { codigo: string }): Promise<components['schemas']['TermoVerificado']> {
    return this.service.verificar(codigo);
  }
}
