import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao.decorator';
import { Body, Controller, Headers, Param, Query, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Pessoa } from '../auth/pessoa.decorator.ts';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { type Formato, spreadsheetFile } from '../spreadsheets/spreadsheet-file.ts';
import { etagOf } from '../versions/versions.ts';
import { LotacoesCadastroService } from './lotacoes.cadastro.service.ts';
import { colunasDasLotacoes } from './lotacoes.exportacao.table.ts';
import { type BuscaLotacoes, type FiltroExportado, type Lotacao, LotacoesService } from './lotacoes.service.ts';

type Schemas = components['schemas'];
type Caminho = { lotacaoId: number };

function comVersao(reply: FastifyReply, lotacao: Lotacao): Lotacao {
  reply.header('etag', etagOf(lotacao.versao));
  return lotacao;
}

@Controller()
export class LotacoesController {
  constructor(
    private readonly service: LotacoesService,
    private readonly cadastro: LotacoesCadastroService,
  ) {}

  @Operacao('listarLotacoes')
  listarLotacoes(@Pessoa() pessoa: Person, @Query() query: BuscaLotacoes): Promise<Schemas['PaginaLotacoes']> {
    return this.service.listar(pessoa, query);
  }

  @Operacao('exportarLotacoes')
  async exportarLotacoes(
    @Query() { formato, ...filtro }: FiltroExportado & { formato: Formato },
  ): Promise<StreamableFile> {
    const linhas = await this.service.linhas(filtro);
    return spreadsheetFile({ nome: 'lotacoes', formato, colunas: colunasDasLotacoes, linhas });
  }

  @Operacao('obterLotacao')
  async obterLotacao(
    @Pessoa() pessoa: Person,
    @Param() { lotacaoId }: Caminho,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Lotacao> {
    return comVersao(reply, await this.service.obter(pessoa, lotacaoId));
  }

  @Operacao('criarLotacao')
  async criarLotacao(
    @Pessoa() pessoa: Person,
    @Body() body: Schemas['DadosLotacao'],
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Lotacao> {
    return comVersao(reply, await this.cadastro.criar(pessoa, body));
  }

  @Operacao('alterarLotacao')
  async alterarLotacao(
    @Pessoa() pessoa: Person,
    @Param() { lotacaoId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['DadosLotacao'],
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Lotacao> {
    return comVersao(reply, await this.cadastro.alterar(pessoa, { lotacaoId, ifMatch }, body));
  }

  @Operacao('inativarLotacao')
  async inativarLotacao(
    @Pessoa() pessoa: Person,
    @Param() { lotacaoId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Lotacao> {
    return comVersao(reply, await this.cadastro.inativar(pessoa, { lotacaoId, ifMatch }));
  }

  @Operacao('reativarLotacao')
  async reativarLotacao(
    @Pessoa() pessoa: Person,
    @Param() { lotacaoId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Lotacao> {
    return comVersao(reply, await this.cadastro.reativar(pessoa, { lotacaoId, ifMatch }));
  }

  @Operacao('inativarLotacoes')
  inativarLotacoes(
    @Pessoa() pessoa: Person,
    @Body() { ids }: Schemas['EscolhaDeRegistros'],
  ): Promise<Schemas['ResultadosPorRegistro']> {
    return this.cadastro.inativarVarias(pessoa, ids);
  }
}
