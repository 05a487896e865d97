import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao.decorator';
import { Controller, Query } from '@nestjs/common';
import { Pessoa } from '../auth/pessoa.decorator.ts';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import {
  type BuscaConsolidada,
  type BuscaDoDia,
  type BuscaDoMes,
  MapaDiarioLeituraService,
} from './mapa-diario.leitura.service.ts';
import { type BuscaDaOrigem, OrigemService } from './origem.service.ts';

type Schemas = components['schemas'];

@Controller()
export class MapaDiarioController {
  constructor(
    private readonly leitura: MapaDiarioLeituraService,
    private readonly origem: OrigemService,
  ) {}

  @Operacao('explicarMapa')
  explicarMapa(@Pessoa() pessoa: Person, @Query() query: BuscaDaOrigem): Promise<Schemas['OrigemDoMapa']> {
    return this.origem.explicar(pessoa, query);
  }

  @Operacao('obterMapaDiario')
  obterMapaDiario(@Pessoa() pessoa: Person, @Query() query: BuscaDoDia): Promise<Schemas['MapaDiario']> {
    return this.leitura.doDia(pessoa, query);
  }

  @Operacao('obterMapaDoMes')
  obterMapaDoMes(@Pessoa() pessoa: Person, @Query() query: BuscaDoMes): Promise<Schemas['MapaDoMes']> {
    return this.leitura.doMes(pessoa, query);
  }

  @Operacao('obterMapaConsolidado')
  obterMapaConsolidado(
    @Pessoa() pessoa: Person,
    @Query() query: BuscaConsolidada,
  ): Promise<Schemas['MapaConsolidado']> {
    return this.leitura.consolidado(pessoa, query);
  }
}
