import type { Readable } from 'node:stream';
import type { components } from '@alipen/contracts/generated/government-api';
import { operations } from '@alipen/contracts/generated/operations';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Query, type StreamableFile } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { receiveSpreadsheet } from '../http/upload.ts';
import { importTemplate } from '../imports/template.ts';
import type { Formato } from '../spreadsheets/spreadsheet-file.ts';
import { ImportacoesLotacoesService } from './importacoes-lotacoes.service.ts';
import { importacaoDeLotacoes } from './importacoes-lotacoes.table.ts';

@Controller()
export class ImportacoesLotacoesController {
  constructor(private readonly service: ImportacoesLotacoesService) {}

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

  @Operacao('obterModeloLotacoes')
  obterModeloLotacoes(@Query() { formato }: { formato: Formato }): Promise<StreamableFile> {
    return importTemplate(importacaoDeLotacoes, { nome: 'modelo-lotacoes', formato });
  }
}
