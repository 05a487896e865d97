import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Controller, Param, Query, type StreamableFile } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import type { Formato } from '../spreadsheets/spreadsheet-file.ts';
import type { CodigoIndicador } from './formulas.table.ts';
import type { BuscaFotos, DoPeriodo } from './gestao.repository.ts';
import type { Periodo } from './gestao.rules.ts';
import { GestaoService } from './gestao.service.ts';
import { type BuscaComposicao, type BuscaIndicadores, IndicadoresService } from './indicadores.service.ts';
import type { BuscaProjecao } from './projecao.rules.ts';
import { ProjecaoService } from './projecao.service.ts';

type Schemas = components['schemas'];

@Controller()
export class IndicadoresController {
  constructor(
    private readonly service: IndicadoresService,
    private readonly gestao: GestaoService,
    private readonly projecao: ProjecaoService,
  ) {}

  @Operacao('obterIndicadores')
  obterIndicadores(
    @Pessoa() pessoa: Person,
    @Query() busca: BuscaIndicadores,
  ): Promise<Schemas['QuadroDeIndicadores']> {
    return this.service.obter(pessoa, busca);
  }

  @Operacao('listarComposicaoDoIndicador')
  listarComposicaoDoIndicador(
    @Pessoa() pessoa: Person,
    @Param() { indicador }: { indicador: CodigoIndicador },
    @Query() busca: BuscaComposicao,
  ): Promise<Schemas['PaginaComposicao']> {
    return this.service.compor(pessoa, indicador, busca);
  }

  @Operacao('obterMesAteHoje')
  obterMesAteHoje(@Query() { data }: { data: string }): Promise<Schemas['MesAteHoje']> {
    return this.gestao.mesAteHoje(data);
  }

  @Operacao('obterDevolvido')
  obterDevolvido(@Query() { data }: { data: string }): Promise<Schemas['DevolvidoNoAno']> {
    return this.gestao.devolvido(data);
  }

  @Operacao('projetarDozeMeses')
  projetarDozeMeses(@Query() busca: BuscaProjecao): Promise<Schemas['ProjecaoDeDozeMeses']> {
    return this.projecao.projetar(busca);
  }

  @Operacao('exportarProjecao')
  exportarProjecao(@Query() { formato, ...busca }: BuscaProjecao & { formato: Formato }): Promise<StreamableFile> {
    return this.projecao.exportar(busca, formato);
  }

  @Operacao('avaliarFornecedores')
  avaliarFornecedores(@Query() periodo: Periodo): Promise<Schemas['AvaliacaoDosFornecedores']> {
    return this.gestao.fornecedores(periodo);
  }

  @Operacao('acompanharContratos')
  acompanharContratos(): Promise<Schemas['ExecucaoDosContratos']> {
    return this.gestao.contratos();
  }

  @Operacao('comporExecucaoDoContrato')
  comporExecucaoDoContrato(@Param() { contratoId }: { contratoId: number }): Promise<Schemas['ComposicaoDoContrato']> {
    return this.gestao.comporContrato(contratoId);
  }

  @Operacao('listarExcecoesDaGestao')
  listarExcecoesDaGestao(): Promise<Schemas['ExcecoesDaGestao']> {
    return this.gestao.excecoes();
  }

  @Operacao('listarItensReprovados')
  listarItensReprovados(@Query() busca: DoPeriodo): Promise<Schemas['ItensReprovados']> {
    return this.gestao.itensReprovados(busca);
  }

  @Operacao('listarFotosDasFiscalizacoes')
  listarFotosDasFiscalizacoes(@Query() busca: BuscaFotos): Promise<Schemas['PaginaFotosFiscalizadas']> {
    return this.gestao.fotos(busca);
  }

  @Operacao('obterUltimosDias')
  obterUltimosDias(
    @Pessoa() pessoa: Person,
    @Query() busca: { data: string; lotacaoId?: number },
  ): Promise<Schemas['UltimosDias']> {
    return this.service.ultimosDias(pessoa, busca);
  }
}
