import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Query } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { ImportacoesMapaService } from './importacoes-mapa.service.ts';

type Schemas = components['schemas'];

@Controller()
export class ImportacoesMapaController {
  constructor(private readonly service: ImportacoesMapaService) {}

  @Operacao('importarMapaDoMes')
  importarMapaDoMes(
    @Pessoa() pessoa: Person,
    @Query() { simular }: { simular: boolean },
    @Body() body: Schemas['NovaImportacaoMapa'],
  ): Promise<Schemas['ImportacaoMapa']> {
    return this.service.importar(pessoa, body, simular);
  }
}
