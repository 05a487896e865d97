import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Controller, Param } from '@nestjs/common';
import { VerificacaoService } from './verificacao.service.ts';

/** Public endpoint: whoever has the paper may use it (ADR 41). */
@Controller()
export class VerificacaoController {
  constructor(private readonly service: VerificacaoService) {}

  @Operacao('verificarMapa')
  verificarMapa(@Param() { codigo }: { codigo: string }): Promise<components['schemas']['MapaVerificado']> {
    return this.service.verificar(codigo);
  }
}
