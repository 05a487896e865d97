import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao.decorator';
import { Controller, Query } from '@nestjs/common';
import { TiposAlimentacaoService } from './tipos-alimentacao.service.ts';

@Controller()
export class TiposAlimentacaoController {
  constructor(private readonly service: TiposAlimentacaoService) {}

  @Operacao('listarTiposAlimentacao')
  listarTiposAlimentacao(@Query() query: { inativos: boolean }): Promise<components['schemas']['TipoAlimentacao'][]> {
    return this.service.listar(query);
  }
}
