import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Controller } from '@nestjs/common';
import { TarefasService } from './tarefas.service.ts';

@Controller()
export class TarefasController {
  constructor(private readonly service: TarefasService) {}

  @Operacao('listarTarefas')
  listarTarefas(): Promise<components['schemas']['Tarefa'][]> {
    return this.service.listar();
  }
}
