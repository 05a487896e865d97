import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, Query, type StreamableFile, UseInterceptors } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import type { Formato } from '../spreadsheets/spreadsheet-file.ts';
import { EtagInterceptor } from '../versions/etag-interceptor.ts';
import { PagamentosAtosService } from './pagamentos.atos.service.ts';
import type { BuscaPagamentos, FiltrosPagamentos } from './pagamentos.repository.ts';
import { PagamentosService } from './pagamentos.service.ts';

type Schemas = components['schemas'];
type Lido = Promise<Schemas['Pagamento']>;
type Caminho = { pagamentoId: number };
type IfMatch = string | undefined;

@Controller()
@UseInterceptors(EtagInterceptor)
export class PagamentosController {
  constructor(
    private readonly leitura: PagamentosService,
    private readonly atos: PagamentosAtosService,
  ) {}

  @Operacao('listarPagamentos')
  listarPagamentos(@Pessoa() pessoa: Person, @Query() query: BuscaPagamentos): Promise<Schemas['PaginaPagamentos']> {
    return this.leitura.listar(pessoa, query);
  }

  @Operacao('exportarPagamentos')
  exportarPagamentos(
    @Query() { formato, ...filtros }: FiltrosPagamentos & Pick<BuscaPagamentos, 'ordem'> & { formato: Formato },
  ): Promise<StreamableFile> {
    return this.leitura.exportar(filtros, formato);
  }

  @Operacao('listarPagamentosDaMedicao')
  listarPagamentosDaMedicao(
    @Pessoa() pessoa: Person,
    @Param() { medicaoId }: { medicaoId: number },
  ): Promise<Schemas['PagamentosDaMedicao']> {
    return this.leitura.daMedicao(pessoa, medicaoId);
  }

  @Operacao('liquidarPagamento')
  liquidarPagamento(
    @Pessoa() pessoa: Person,
    @Param() { pagamentoId }: Caminho,
    @Headers('if-match') ifMatch: IfMatch,
    @Body() body: Schemas['NovaLiquidacao'],
  ): Lido {
    return this.atos.liquidar(pessoa, { pagamentoId, ifMatch }, body);
  }

  @Operacao('anularLiquidacao')
  anularLiquidacao(
    @Pessoa() pessoa: Person,
    @Param() { pagamentoId }: Caminho,
    @Headers('if-match') ifMatch: IfMatch,
    @Body() body: Schemas['AnulacaoDaLiquidacao'],
  ): Lido {
    return this.atos.anular(pessoa, { pagamentoId, ifMatch }, body);
  }

  @Operacao('registrarPagamento')
  registrarPagamento(
    @Pessoa() pessoa: Person,
    @Param() { pagamentoId }: Caminho,
    @Headers('if-match') ifMatch: IfMatch,
    @Body() body: Schemas['NovoPagamento'],
  ): Lido {
    return this.atos.pagar(pessoa, { pagamentoId, ifMatch }, body);
  }

  @Operacao('comunicarExcecao')
  comunicarExcecao(
    @Pessoa() pessoa: Person,
    @Param() { pagamentoId }: Caminho,
    @Headers('if-match') ifMatch: IfMatch,
    @Body() body: Schemas['ComunicacaoDaExcecao'],
  ): Lido {
    return this.atos.comunicar(pessoa, { pagamentoId, ifMatch }, body);
  }
}
