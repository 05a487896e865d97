import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, Query, Res, type StreamableFile, UseInterceptors } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { type Formato, spreadsheetFile } from '../spreadsheets/spreadsheet-file.ts';
import { EtagInterceptor } from '../versions/etag-interceptor.ts';
import { etagOf, matches } from '../versions/versions.ts';
import { FiscalizacoesAberturaService } from './abertura/abertura.service.ts';
import { colunasDasFiscalizacoes } from './leitura/exportacao.table.ts';
import { FiscalizacoesLeituraService } from './leitura/leitura.service.ts';
import { type Busca, type Filtro, FiscalizacoesListaService, type Periodo } from './leitura/lista.service.ts';

type Schemas = components['schemas'];

const MAIS_LINHAS = 20_000;

@Controller()
@UseInterceptors(EtagInterceptor)
export class FiscalizacoesController {
  constructor(
    private readonly lista: FiscalizacoesListaService,
    private readonly leitura: FiscalizacoesLeituraService,
    private readonly abertura: FiscalizacoesAberturaService,
  ) {}

  @Operacao('listarFiscalizacoes')
  listarFiscalizacoes(@Pessoa() pessoa: Person, @Query() query: Busca): Promise<Schemas['PaginaFiscalizacoes']> {
    return this.lista.listar(pessoa, query);
  }

  @Operacao('listarOpcoesFiscalizacoes')
  listarOpcoesFiscalizacoes(
    @Pessoa() pessoa: Person,
    @Query() periodo: Periodo,
  ): Promise<Schemas['OpcoesFiscalizacoes']> {
    return this.lista.opcoes(pessoa, periodo);
  }

  @Operacao('exportarFiscalizacoes')
  async exportarFiscalizacoes(
    @Pessoa() pessoa: Person,
    @Query() { formato, ...filtro }: Filtro & { formato: Formato },
  ): Promise<StreamableFile> {
    const linhas = await this.lista.todas(pessoa, filtro, MAIS_LINHAS);
    return spreadsheetFile({ nome: 'fiscalizacoes', formato, colunas: colunasDasFiscalizacoes, linhas });
  }

  @Operacao('criarFiscalizacao')
  criarFiscalizacao(
    @Pessoa() pessoa: Person,
    @Body() body: Schemas['NovaFiscalizacao'],
  ): Promise<Schemas['Fiscalizacao']> {
    return this.abertura.criar(pessoa, body);
  }

  @Operacao('baixarFiscalizacoesDoDia')
  async baixarFiscalizacoesDoDia(
    @Pessoa() pessoa: Person,
    @Query() { lotacaoId }: { lotacaoId?: number },
    @Headers('if-none-match') conhecida: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Schemas['FiscalizacoesDoDia'] | undefined> {
    const { corpo, digital } = await this.lista.doDia(pessoa, lotacaoId);
    reply.header('etag', etagOf(digital));
    if (!conhecida || !matches(conhecida, digital)) return corpo;
    reply.status(304);
    return undefined;
  }

  @Operacao('obterFiscalizacao')
  obterFiscalizacao(
    @Pessoa() pessoa: Person,
    @Param() { fiscalizacaoId }: { fiscalizacaoId: number },
  ): Promise<Schemas['Fiscalizacao']> {
    return this.leitura.obter(pessoa, fiscalizacaoId);
  }

  @Operacao('listarVersoesFiscalizacao')
  listarVersoesFiscalizacao(
    @Pessoa() pessoa: Person,
    @Param() { fiscalizacaoId }: { fiscalizacaoId: number },
  ): Promise<Schemas['VersaoFiscalizacao'][]> {
    return this.leitura.versoes(pessoa, fiscalizacaoId);
  }
}
