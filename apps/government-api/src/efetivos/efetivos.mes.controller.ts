import type { Readable } from 'node:stream';
import type { components } from '@alipen/contracts/generated/government-api';
import { operations } from '@alipen/contracts/generated/operations';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, Query, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { receiveSpreadsheet } from '../http/upload.ts';
import { importTemplate } from '../imports/template.ts';
import { type Formato, spreadsheetFile } from '../spreadsheets/spreadsheet-file.ts';
import { etagOf } from '../versions/versions.ts';
import { colunasDosEfetivos } from './efetivos.exportacao.table.ts';
import { EfetivosMesService } from './efetivos.mes.service.ts';
import { ImportacaoDeEfetivosService } from './importacao.service.ts';
import { importacaoDeEfetivos } from './importacao.table.ts';

type Schemas = components['schemas'];
type Caminho = { lotacaoId: number; mes: string };

@Controller()
export class EfetivosMesController {
  constructor(
    private readonly meses: EfetivosMesService,
    private readonly importacao: ImportacaoDeEfetivosService,
  ) {}

  @Operacao('obterEfetivoDoMes')
  async obterEfetivoDoMes(
    @Pessoa() pessoa: Person,
    @Param() path: Caminho,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Schemas['EfetivoDoMes']> {
    const { mes, versao } = await this.meses.obter(pessoa, path);
    reply.header('etag', etagOf(versao));
    return mes;
  }

  @Operacao('gravarEfetivoDoMes')
  async gravarEfetivoDoMes(
    @Pessoa() pessoa: Person,
    @Param() path: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['DiasDeEfetivo'],
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Schemas['EfetivoDoMes']> {
    const { mes, versao } = await this.meses.gravar(pessoa, { ...path, ifMatch }, body);
    reply.header('etag', etagOf(versao));
    return mes;
  }

  @Operacao('importarEfetivos')
  async importarEfetivos(
    @Pessoa() pessoa: Person,
    @Query() { simular }: { simular: boolean },
    @Body() corpo: Readable,
  ): Promise<Schemas['RelatorioImportacao']> {
    const arquivo = await receiveSpreadsheet(corpo, operations.importarEfetivos.bodyLimit);
    return this.importacao.importar(pessoa, arquivo, { simular });
  }

  @Operacao('obterModeloEfetivos')
  obterModeloEfetivos(@Query() { formato }: { formato: Formato }): Promise<StreamableFile> {
    return importTemplate(importacaoDeEfetivos, { nome: 'modelo-efetivos', formato });
  }

  @Operacao('exportarEfetivos')
  async exportarEfetivos(
    @Query() { formato, ...periodo }: { formato: Formato; de: string; ate: string; lotacaoId?: number },
  ): Promise<StreamableFile> {
    const linhas = await this.meses.exportar(periodo);
    return spreadsheetFile({
      nome: `efetivos-${periodo.de}-a-${periodo.ate}`,
      formato,
      colunas: colunasDosEfetivos,
      linhas,
    });
  }
}
