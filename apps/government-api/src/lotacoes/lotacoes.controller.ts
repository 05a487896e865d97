import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, Query, type StreamableFile, UseInterceptors } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { type Formato, spreadsheetFile } from '../spreadsheets/spreadsheet-file.ts';
import { EtagInterceptor } from '../versions/etag-interceptor.ts';
import { LotacoesCadastroService } from './lotacoes.cadastro.service.ts';
import { colunasDasLotacoes } from './lotacoes.exportacao.table.ts';
import { type BuscaLotacoes, type FiltroExportado, type Lotacao, LotacoesService } from './lotacoes.service.ts';

type Schemas = components['schemas'];
type Caminho = { lotacaoId: number };

@Controller()
@UseInterceptors(EtagInterceptor)
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
  obterLotacao(@Pessoa() pessoa: Person, @Param() { lotacaoId }: Caminho): Promise<Lotacao> {
    return this.service.obter(pessoa, lotacaoId);
  }

  @Operacao('criarLotacao')
  criarLotacao(@Pessoa() pessoa: Person, @Body() body: Schemas['DadosLotacao']): Promise<Lotacao> {
    return this.cadastro.criar(pessoa, body);
  }

  @Operacao('alterarLotacao')
  alterarLotacao(
    @Pessoa() pessoa: Person,
    @Param() { lotacaoId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['DadosLotacao'],
  ): Promise<Lotacao> {
    return this.cadastro.alterar(pessoa, { lotacaoId, ifMatch }, body);
  }

  @Operacao('inativarLotacao')
  inativarLotacao(
    @Pessoa() pessoa: Person,
    @Param() { lotacaoId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<Lotacao> {
    return this.cadastro.inativar(pessoa, { lotacaoId, ifMatch });
  }

  @Operacao('reativarLotacao')
  reativarLotacao(
    @Pessoa() pessoa: Person,
    @Param() { lotacaoId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<Lotacao> {
    return this.cadastro.reativar(pessoa, { lotacaoId, ifMatch });
  }

  @Operacao('inativarLotacoes')
  inativarLotacoes(
    @Pessoa() pessoa: Person,
    @Body() { ids }: Schemas['EscolhaDeRegistros'],
  ): Promise<Schemas['ResultadosPorRegistro']> {
    return this.cadastro.inativarVarias(pessoa, ids);
  }
}
