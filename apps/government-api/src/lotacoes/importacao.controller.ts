import type { Readable } from 'node:stream';
import type { components } from '@alipen/contracts/generated/government-api';
import { operations } from '@alipen/contracts/generated/operations';
import { Operacao } from '@alipen/platform/contract/operacao.decorator';
import { Body, Controller, Query } from '@nestjs/common';
import { Pessoa } from '../auth/pessoa.decorator.ts';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { receiveSpreadsheet } from '../http/upload.ts';
import { ImportacaoService } from './importacao.service.ts';

@Controller()
export class ImportacaoController {
  constructor(private readonly service: ImportacaoService) {}

  @Operacao('importarLotacoes')
  async importarLotacoes(
    @Pessoa() pessoa: Person,
    @Query() { simular, contratoId }: { simular: boolean; contratoId?: number },
    @Body() corpo: Readable,
  ): Promise<components['schemas']['RelatorioImportacao']> {
    const arquivo = await receiveSpreadsheet(corpo, operations.importarLotacoes.bodyLimit);
    return this.service.importar(pessoa, arquivo, {
      simular,
      contrato: contratoId === undefined ? undefined : { id: contratoId },
    });
  }
}
