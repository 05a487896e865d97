import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Controller, Param } from '@nestjs/common';
import { VerificacaoMesService } from './verificacao-mes.service.ts';

/** Public endpoint: whoever has the month's paper may use it (ADR 41). */
@Controller()
export class VerificacaoMesController {
  constructor(private readonly service: VerificacaoMesService) {}

  @Operacao('verificarMes')
  verificarMes(@Param() { codigo }: { codigo: string }): Promise<components['schemas']['MesVerificado']> {
    return this.service.verificar(codigo);
  }
}
