import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, Query, Res, UseInterceptors } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { EtagInterceptor } from '../versions/etag-interceptor.ts';
import { type BuscaProgramacoes, ListaService } from './lista/lista.service.ts';
import { AplicacaoService } from './lotes/aplicacao.service.ts';
import { GeracaoService } from './lotes/geracao.service.ts';
import { ProgramacoesService } from './programacoes.service.ts';
import { type BuscaPrevisao, PrevisaoService } from './resolucao/previsao.service.ts';
import { VersoesService } from './versoes/versoes.service.ts';

type Schemas = components['schemas'];
type DaLotacao = { lotacaoId: number };
type DaVersao = { programacaoId: number };

@Controller()
@UseInterceptors(EtagInterceptor)
export class ProgramacoesController {
  constructor(
    private readonly service: ProgramacoesService,
    private readonly versoes: VersoesService,
    private readonly lista: ListaService,
    private readonly geracao: GeracaoService,
    private readonly previsao: PrevisaoService,
    private readonly aplicacao: AplicacaoService,
  ) {}

  @Operacao('listarProgramacoes')
  listarProgramacoes(@Query() busca: BuscaProgramacoes): Promise<Schemas['PaginaProgramacoes']> {
    return this.lista.listar(busca);
  }

  @Operacao('obterProgramacao')
  obterProgramacao(
    @Pessoa() pessoa: Person,
    @Param() { lotacaoId }: DaLotacao,
    @Query() { data }: { data: string },
  ): Promise<Schemas['Programacao']> {
    return this.service.obter(pessoa, lotacaoId, data);
  }

  @Operacao('definirProgramacao')
  definirProgramacao(
    @Pessoa() pessoa: Person,
    @Param() { lotacaoId }: DaLotacao,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['NovaProgramacao'],
  ): Promise<Schemas['Programacao']> {
    return this.versoes.definir(pessoa, { lotacaoId, ifMatch }, body);
  }

  @Operacao('listarVersoesProgramacao')
  async listarVersoesProgramacao(
    @Pessoa() pessoa: Person,
    @Param() { lotacaoId }: DaLotacao,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Schemas['LinhaDoTempo']> {
    const { corpo, etag } = await this.versoes.linhaDoTempo(pessoa, lotacaoId);
    reply.header('etag', etag);
    return corpo;
  }

  @Operacao('preverProgramacao')
  preverProgramacao(
    @Pessoa() pessoa: Person,
    @Param() { lotacaoId }: DaLotacao,
    @Query() busca: BuscaPrevisao,
  ): Promise<Schemas['PrevisaoProgramacao']> {
    return this.previsao.prever(pessoa, lotacaoId, busca);
  }

  @Operacao('calcularProgramacaoDoEfetivo')
  calcularProgramacaoDoEfetivo(
    @Pessoa() pessoa: Person,
    @Param() { lotacaoId }: DaLotacao,
    @Query() { data }: { data?: string },
  ): Promise<Schemas['SemanaDoEfetivo']> {
    return this.previsao.doEfetivo(pessoa, lotacaoId, data);
  }

  @Operacao('obterVersaoProgramacao')
  obterVersaoProgramacao(
    @Pessoa() pessoa: Person,
    @Param() { programacaoId }: DaVersao,
  ): Promise<Schemas['Programacao']> {
    return this.service.obterVersao(pessoa, programacaoId);
  }

  @Operacao('editarProgramacao')
  editarProgramacao(
    @Pessoa() pessoa: Person,
    @Param() { programacaoId }: DaVersao,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['EdicaoProgramacao'],
  ): Promise<Schemas['Programacao']> {
    return this.versoes.editar(pessoa, { id: programacaoId, ifMatch }, body);
  }

  @Operacao('encerrarProgramacao')
  encerrarProgramacao(
    @Pessoa() pessoa: Person,
    @Param() { programacaoId }: DaVersao,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['EncerramentoProgramacao'],
  ): Promise<Schemas['Programacao']> {
    return this.versoes.encerrar(pessoa, { id: programacaoId, ifMatch }, body);
  }

  @Operacao('removerProgramacao')
  async removerProgramacao(
    @Pessoa() pessoa: Person,
    @Param() { programacaoId }: DaVersao,
    @Headers('if-match') ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Schemas['LinhaDoTempo']> {
    const { corpo, etag } = await this.versoes.remover(pessoa, { id: programacaoId, ifMatch });
    reply.header('etag', etag);
    return corpo;
  }

  @Operacao('gerarProgramacoes')
  gerarProgramacoes(
    @Pessoa() pessoa: Person,
    @Body() body: Schemas['GeracaoProgramacoes'],
  ): Promise<Schemas['ResultadoGeracao']> {
    return this.geracao.gerar(pessoa, body);
  }

  @Operacao('aplicarProgramacao')
  aplicarProgramacao(
    @Pessoa() pessoa: Person,
    @Query() { simular }: { simular: boolean },
    @Body() body: Schemas['AplicacaoProgramacao'],
  ): Promise<Schemas['ResultadoAplicacao']> {
    return this.aplicacao.aplicar(pessoa, simular, body);
  }
}
