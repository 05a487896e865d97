import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Query } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { TransferenciasService } from './transferencias.service.ts';

type Schemas = components['schemas'];

@Controller()
export class TransferenciasController {
  constructor(private readonly service: TransferenciasService) {}

  @Operacao('transferirLotacoes')
  transferirLotacoes(
    @Pessoa() pessoa: Person,
    @Query() { simular }: { simular: boolean },
    @Body() body: Schemas['NovaTransferencia'],
  ): Promise<Schemas['ResultadoTransferencia']> {
    return this.service.transferir(pessoa, body, { simular });
  }
}
