import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao.decorator';
import { Controller, Param, Query } from '@nestjs/common';
import { type BuscaContratos, ContratosService } from './contratos.service.ts';

type Schemas = components['schemas'];

@Controller()
export class ContratosController {
  constructor(private readonly service: ContratosService) {}

  @Operacao('listarContratos')
  listarContratos(@Query() query: BuscaContratos): Promise<Schemas['PaginaContratos']> {
    return this.service.listar(query);
  }

  @Operacao('obterContrato')
  obterContrato(@Param() { contratoId }: { contratoId: number }): Promise<Schemas['ContratoDetalhado']> {
    return this.service.obter(contratoId);
  }
}
