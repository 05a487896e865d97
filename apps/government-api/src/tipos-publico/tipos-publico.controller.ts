import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao.decorator';
import { Controller, Query } from '@nestjs/common';
import { TiposPublicoService } from './tipos-publico.service.ts';

@Controller()
export class TiposPublicoController {
  constructor(private readonly service: TiposPublicoService) {}

  @Operacao('listarTiposPublico')
  listarTiposPublico(@Query() query: { inativos: boolean }): Promise<components['schemas']['TipoPublico'][]> {
    return this.service.listar(query);
  }
}
