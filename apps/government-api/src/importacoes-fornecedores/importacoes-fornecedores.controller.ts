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
import { definicao } from './importacoes-fornecedores.rules.ts';
import { ImportacoesFornecedoresService } from './importacoes-fornecedores.service.ts';

@Controller()
export class ImportacoesFornecedoresController {
  constructor(private readonly service: ImportacoesFornecedoresService) {}

  @Operacao('obterModeloFornecedores')
  obterModeloFornecedores(@Query() { formato }: { formato: Formato }): Promise<StreamableFile> {
    return importTemplate(definicao, { nome: 'modelo-fornecedores', formato });
  }

  @Operacao('importarFornecedores')
  async importarFornecedores(
    @Pessoa() pessoa: Person,
    @Query() { simular }: { simular: boolean },
    @Body() corpo: Readable,
  ): Promise<components['schemas']['RelatorioImportacao']> {
    const arquivo = await receiveSpreadsheet(corpo, operations.importarFornecedores.bodyLimit);
    return this.service.importar(pessoa, arquivo, { simular });
  }
}
