import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, Query, UseInterceptors } from '@nestjs/common';
import type { Pessoa as Person } from '../../auth/pessoa.ts';
import { Pessoa } from '../../auth/pessoa-decorator.ts';
import { EtagInterceptor } from '../../versions/etag-interceptor.ts';
import { JanelasService } from '../janelas/janelas.service.ts';
import { ExcecoesService } from './excecoes.service.ts';

type Schemas = components['schemas'];
type DaLotacao = { lotacaoId: number };
type DaExcecao = { excecaoId: number };

@Controller()
@UseInterceptors(EtagInterceptor)
export class ExcecoesController {
  constructor(
    private readonly service: ExcecoesService,
    private readonly janelas: JanelasService,
  ) {}

  @Operacao('listarExcecoes')
  listarExcecoes(
    @Pessoa() pessoa: Person,
    @Param() { lotacaoId }: DaLotacao,
    @Query() { de }: { de?: string },
  ): Promise<Schemas['Excecao'][]> {
    return this.service.listar(pessoa, lotacaoId, de);
  }

  @Operacao('criarExcecao')
  criarExcecao(
    @Pessoa() pessoa: Person,
    @Param() { lotacaoId }: DaLotacao,
    @Body() body: Schemas['NovaExcecao'],
  ): Promise<Schemas['Excecao']> {
    return this.service.criar(pessoa, lotacaoId, body);
  }

  @Operacao('obterExcecao')
  obterExcecao(@Pessoa() pessoa: Person, @Param() { excecaoId }: DaExcecao): Promise<Schemas['Excecao']> {
    return this.service.obter(pessoa, excecaoId);
  }

  @Operacao('editarExcecao')
  editarExcecao(
    @Pessoa() pessoa: Person,
    @Param() { excecaoId }: DaExcecao,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['NovaExcecao'],
  ): Promise<Schemas['Excecao']> {
    return this.service.editar(pessoa, { id: excecaoId, ifMatch }, body);
  }

  @Operacao('removerExcecao')
  removerExcecao(
    @Pessoa() pessoa: Person,
    @Param() { excecaoId }: DaExcecao,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<Schemas['Excecao']> {
    return this.service.remover(pessoa, { id: excecaoId, ifMatch });
  }

  @Operacao('listarJanelas')
  listarJanelas(
    @Pessoa() pessoa: Person,
    @Param() { lotacaoId }: DaLotacao,
    @Query() { data }: { data?: string },
  ): Promise<Schemas['JanelasDaLotacao']> {
    return this.janelas.listar(pessoa, lotacaoId, data);
  }

  @Operacao('definirJanela')
  definirJanela(
    @Pessoa() pessoa: Person,
    @Param() caminho: { lotacaoId: number; tipoAlimentacaoId: number },
    @Body() body: Schemas['NovaJanela'],
  ): Promise<Schemas['JanelasDaLotacao']> {
    return this.janelas.definir(pessoa, caminho, body);
  }
}
