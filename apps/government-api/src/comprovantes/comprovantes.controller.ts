import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Controller, Param, type StreamableFile } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { ComprovantesService } from './comprovantes.service.ts';

@Controller()
export class ComprovantesController {
  constructor(private readonly service: ComprovantesService) {}

  @Operacao('obterComprovante')
  obterComprovante(@Pessoa() pessoa: Person, @Param() { pedidoId }: { pedidoId: number }): Promise<StreamableFile> {
    return this.service.obter(pessoa, pedidoId);
  }
}
