import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao.decorator';
import { Controller, Query } from '@nestjs/common';
import { Pessoa } from '../auth/pessoa.decorator.ts';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import type { FiltrosDoDia } from '../pedidos/pedidos.service.ts';
import { MapaDiarioService } from './mapa-diario.service.ts';

@Controller()
export class MapaDiarioController {
  constructor(private readonly service: MapaDiarioService) {}

  @Operacao('obterMapaDiario')
  obterMapaDiario(
    @Pessoa() pessoa: Person,
    @Query() query: FiltrosDoDia,
  ): Promise<components['schemas']['MapaDiario']> {
    return this.service.obter(pessoa, query);
  }
}
