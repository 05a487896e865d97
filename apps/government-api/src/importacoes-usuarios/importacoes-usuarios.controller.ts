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
import { ImportacoesUsuariosService } from './importacoes-usuarios.service.ts';
import { importacaoDeUsuarios } from './importacoes-usuarios.table.ts';

@Controller()
export class ImportacoesUsuariosController {
  constructor(private readonly service: ImportacoesUsuariosService) {}

  @Operacao('importarUsuarios')
  async importarUsuarios(
    @Pessoa() pessoa: Person,
    @Query() { simular }: { simular: boolean },
    @Body() corpo: Readable,
  ): Promise<components['schemas']['RelatorioImportacao']> {
    const arquivo = await receiveSpreadsheet(corpo, operations.importarUsuarios.bodyLimit);
    return this.service.importar(pessoa, arquivo, { simular });
  }

  @Operacao('obterModeloUsuarios')
  obterModeloUsuarios(@Query() { formato }: { formato: Formato }): Promise<StreamableFile> {
    return importTemplate(importacaoDeUsuarios, { nome: 'modelo-pessoas', formato });
  }
}
