import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, Query, UseInterceptors } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { EtagInterceptor } from '../versions/etag-interceptor.ts';
import { FeriadosCadastroService } from './feriados.cadastro.service.ts';
import { type BuscaFeriados, FeriadosService } from './feriados.service.ts';

type Schemas = components['schemas'];
type Caminho = { feriadoId: number };

@Controller()
@UseInterceptors(EtagInterceptor)
export class FeriadosController {
  constructor(
    private readonly service: FeriadosService,
    private readonly cadastro: FeriadosCadastroService,
  ) {}

  @Operacao('listarFeriados')
  listarFeriados(@Pessoa() pessoa: Person, @Query() busca: BuscaFeriados): Promise<Schemas['CalendarioFeriados']> {
    return this.service.listar(pessoa, busca);
  }

  @Operacao('criarFeriado')
  criarFeriado(@Pessoa() pessoa: Person, @Body() body: Schemas['NovoFeriado']): Promise<Schemas['Feriado']> {
    return this.cadastro.criar(pessoa, body);
  }

  @Operacao('definirFeriadoOficial')
  definirFeriadoOficial(
    @Pessoa() pessoa: Person,
    @Body() body: Schemas['FeriadoOficial'],
  ): Promise<Schemas['DiaFeriado']> {
    return this.cadastro.definirOficial(pessoa, body);
  }

  @Operacao('obterFeriado')
  obterFeriado(@Param() { feriadoId }: Caminho): Promise<Schemas['Feriado']> {
    return this.cadastro.obter(feriadoId);
  }

  @Operacao('editarFeriado')
  editarFeriado(
    @Pessoa() pessoa: Person,
    @Param() { feriadoId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['NovoFeriado'],
  ): Promise<Schemas['Feriado']> {
    return this.cadastro.editar(pessoa, { id: feriadoId, ifMatch }, body);
  }

  @Operacao('inativarFeriado')
  inativarFeriado(
    @Pessoa() pessoa: Person,
    @Param() { feriadoId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<Schemas['Feriado']> {
    return this.cadastro.situar(pessoa, { id: feriadoId, ifMatch }, false);
  }

  @Operacao('reativarFeriado')
  reativarFeriado(
    @Pessoa() pessoa: Person,
    @Param() { feriadoId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<Schemas['Feriado']> {
    return this.cadastro.situar(pessoa, { id: feriadoId, ifMatch }, true);
  }
}
