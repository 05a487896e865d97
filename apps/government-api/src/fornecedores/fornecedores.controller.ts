import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, Query, type StreamableFile, UseInterceptors } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import type { Formato } from '../spreadsheets/spreadsheet-file.ts';
import { EtagInterceptor } from '../versions/etag-interceptor.ts';
import { type BuscaFornecedores, type FiltrosFornecedores, FornecedoresService } from './fornecedores.service.ts';

type Schemas = components['schemas'];
type Caminho = { fornecedorId: number };

@Controller()
@UseInterceptors(EtagInterceptor)
export class FornecedoresController {
  constructor(private readonly service: FornecedoresService) {}

  @Operacao('listarFornecedores')
  listarFornecedores(@Query() query: BuscaFornecedores): Promise<Schemas['PaginaFornecedores']> {
    return this.service.listar(query);
  }

  @Operacao('exportarFornecedores')
  exportarFornecedores(
    @Query() { formato, ...filtros }: FiltrosFornecedores & { formato: Formato },
  ): Promise<StreamableFile> {
    return this.service.exportar(filtros, formato);
  }

  @Operacao('inativarFornecedores')
  inativarFornecedores(
    @Pessoa() pessoa: Person,
    @Body() { ids }: Schemas['IdsEmLote'],
  ): Promise<Schemas['ResultadosEmLote']> {
    return this.service.inativarTodos(pessoa, ids);
  }

  @Operacao('criarFornecedor')
  criarFornecedor(
    @Pessoa() pessoa: Person,
    @Body() body: Schemas['FornecedorDigitado'],
  ): Promise<Schemas['Fornecedor']> {
    return this.service.criar(pessoa, body);
  }

  @Operacao('obterFornecedor')
  obterFornecedor(@Param() { fornecedorId }: Caminho): Promise<Schemas['Fornecedor']> {
    return this.service.obter(fornecedorId);
  }

  @Operacao('editarFornecedor')
  editarFornecedor(
    @Pessoa() pessoa: Person,
    @Param() { fornecedorId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['FornecedorDigitado'],
  ): Promise<Schemas['Fornecedor']> {
    return this.service.editar(pessoa, { fornecedorId, ifMatch }, body);
  }

  @Operacao('inativarFornecedor')
  inativarFornecedor(
    @Pessoa() pessoa: Person,
    @Param() { fornecedorId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<Schemas['Fornecedor']> {
    return this.service.mudarSituacao(pessoa, { fornecedorId, ifMatch }, false);
  }

  @Operacao('reativarFornecedor')
  reativarFornecedor(
    @Pessoa() pessoa: Person,
    @Param() { fornecedorId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<Schemas['Fornecedor']> {
    return this.service.mudarSituacao(pessoa, { fornecedorId, ifMatch }, true);
  }
}
