import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Controller, Query, type StreamableFile } from '@nestjs/common';
import { ofControl } from '../auth/external-control.ts';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { type Formato, spreadsheetFile } from '../spreadsheets/spreadsheet-file.ts';
import { colunasDoHistorico } from './historico.exportacao.table.ts';
import { type BuscaHistorico, type FiltroHistorico, HistoricoService } from './historico.service.ts';

@Controller()
export class HistoricoController {
  constructor(private readonly service: HistoricoService) {}

  @Operacao('listarHistorico')
  listarHistorico(
    @Pessoa() pessoa: Person,
    @Query() query: BuscaHistorico,
  ): Promise<components['schemas']['PaginaHistorico']> {
    return ofControl(pessoa) ? this.service.listarAoControle(query) : this.service.listar(query);
  }

  @Operacao('exportarHistorico')
  async exportarHistorico(
    @Query() { formato, ...filtro }: FiltroHistorico & { formato: Formato },
  ): Promise<StreamableFile> {
    const linhas = await this.service.linhas(filtro);
    return spreadsheetFile({ nome: 'historico', formato, colunas: colunasDoHistorico, linhas });
  }
}
