import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Controller, Param } from '@nestjs/common';
import { VerificacaoMedicaoService } from './verificacao-medicao.service.ts';

/** Public endpoint: whoever has the paper may use it (ADR 41). */
@Controller()
export class VerificacaoMedicaoController {
  constructor(private readonly service: VerificacaoMedicaoService) {}

  @Operacao('verificarMedicao')
  verificarMedicao(@Param() { codigo }: { codigo: string }): Promise<components['schemas']['MedicaoVerificada']> {
    return this.service.verificar(codigo);
  }
}
