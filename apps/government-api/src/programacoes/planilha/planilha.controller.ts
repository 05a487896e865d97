import type { Readable } from 'node:stream';
import type { components } from '@alipen/contracts/generated/government-api';
import { operations } from '@alipen/contracts/generated/operations';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Query, type StreamableFile } from '@nestjs/common';
import type { Pessoa as Person } from '../../auth/pessoa.ts';
import { Pessoa } from '../../auth/pessoa-decorator.ts';
import { receiveSpreadsheet } from '../../http/upload.ts';
import type { Formato } from '../../spreadsheets/spreadsheet-file.ts';
import type { FiltroProgramacoes } from '../lista/lista.repository.ts';
import { type OpcoesDaPlanilha, PlanilhaService } from './planilha.service.ts';

@Controller()
export class PlanilhaController {
  constructor(private readonly service: PlanilhaService) {}

  @Operacao('importarProgramacoes')
  async importarProgramacoes(
    @Pessoa() pessoa: Person,
    @Query() opcoes: OpcoesDaPlanilha,
    @Body() corpo: Readable,
  ): Promise<components['schemas']['RelatorioImportacao']> {
    const arquivo = await receiveSpreadsheet(corpo, operations.importarProgramacoes.bodyLimit);
    return this.service.importar(pessoa, arquivo, opcoes);
  }

  @Operacao('baixarModeloProgramacoes')
  baixarModeloProgramacoes(@Query() { formato }: { formato: Formato }): Promise<StreamableFile> {
    return this.service.modelo(formato);
  }

  @Operacao('exportarProgramacoes')
  exportarProgramacoes(
    @Query() { formato, ...filtro }: FiltroProgramacoes & { formato: Formato },
  ): Promise<StreamableFile> {
    return this.service.exportar(filtro, formato);
  }
}
