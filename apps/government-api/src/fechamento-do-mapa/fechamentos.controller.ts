import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, Query, type StreamableFile, UseInterceptors } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import type { DaUnidade } from '../fechamentos/fechamentos.service.ts';
import { EtagInterceptor } from '../versions/etag-interceptor.ts';
import { AssinaturaPorChaveService } from './assinatura-por-chave.service.ts';
import { AssinaturasService } from './assinaturas.service.ts';
import { CadeiaService } from './cadeia.service.ts';
import { FechamentosDiaService } from './fechamentos.dia.service.ts';
import { FechamentosLeituraService, type Periodo } from './fechamentos.leitura.service.ts';
import { FechamentosPainelService } from './fechamentos.painel.service.ts';
import { MapaPdfService } from './mapa-pdf.service.ts';

type Schemas = components['schemas'];
type Fechamento = Promise<Schemas['Fechamento']>;
type IfMatch = string | undefined;

@Controller()
@UseInterceptors(EtagInterceptor)
export class FechamentosController {
  constructor(
    private readonly leitura: FechamentosLeituraService,
    private readonly painel: FechamentosPainelService,
    private readonly dia: FechamentosDiaService,
    private readonly assinaturas: AssinaturasService,
    private readonly porChave: AssinaturaPorChaveService,
    private readonly cadeia: CadeiaService,
    private readonly pdf: MapaPdfService,
  ) {}

  @Operacao('listarFechamentos')
  listarFechamentos(@Pessoa() pessoa: Person, @Query() periodo: Periodo): Promise<Schemas['FechamentosDoPeriodo']> {
    return this.leitura.listar(pessoa, periodo);
  }

  @Operacao('listarFechamentosDoDia')
  listarFechamentosDoDia(
    @Pessoa() pessoa: Person,
    @Query() { data }: { data: string },
  ): Promise<Schemas['FechamentosDasLotacoes']> {
    return this.painel.doDia(pessoa, data);
  }

  @Operacao('obterFechamentosDoMes')
  obterFechamentosDoMes(
    @Pessoa() pessoa: Person,
    @Query() { mes }: { mes: string },
  ): Promise<Schemas['FechamentosDoMes']> {
    return this.painel.doMes(pessoa, mes);
  }

  @Operacao('listarMapasAAssinar')
  listarMapasAAssinar(
    @Pessoa() pessoa: Person,
    @Query() { tamanho }: { tamanho: number },
  ): Promise<Schemas['MapasAAssinar']> {
    return this.painel.aAssinar(pessoa, tamanho);
  }

  @Operacao('obterFechamento')
  obterFechamento(@Pessoa() pessoa: Person, @Param() dia: DaUnidade): Fechamento {
    return this.leitura.obter(pessoa, dia);
  }

  @Operacao('fecharDia')
  fecharDia(
    @Pessoa() pessoa: Person,
    @Param() dia: DaUnidade,
    @Headers('if-match') ifMatch: IfMatch,
    @Body() _vazio: Schemas['PedidoDeFechamento'],
  ): Fechamento {
    return this.dia.fechar(pessoa, { ...dia, ifMatch });
  }

  @Operacao('assinarDia')
  assinarDia(
    @Pessoa() pessoa: Person,
    @Param() dia: DaUnidade,
    @Headers('if-match') ifMatch: IfMatch,
    @Body() body: Schemas['NovaAssinaturaMapa'],
  ): Fechamento {
    return this.assinaturas.assinar(pessoa, { ...dia, ifMatch }, body);
  }

  @Operacao('pedirAssinaturaPorChave')
  pedirAssinaturaPorChave(
    @Pessoa() pessoa: Person,
    @Body() body: Schemas['MapasPorAssinar'],
  ): Promise<Schemas['DesafioDeAssinatura']> {
    return this.porChave.pedir(pessoa, body);
  }

  @Operacao('assinarComChave')
  assinarComChave(@Pessoa() pessoa: Person, @Body() body: Schemas['GestoDaChave']): Promise<Schemas['MapasAssinados']> {
    return this.porChave.assinar(pessoa, body);
  }

  @Operacao('reabrirDia')
  reabrirDia(
    @Pessoa() pessoa: Person,
    @Param() dia: DaUnidade,
    @Headers('if-match') ifMatch: IfMatch,
    @Body() body: Schemas['ReaberturaDoMapa'],
  ): Fechamento {
    return this.dia.reabrir(pessoa, { ...dia, ifMatch }, body);
  }

  @Operacao('compararFechamento')
  compararFechamento(
    @Pessoa() pessoa: Person,
    @Param() dia: DaUnidade,
    @Query() versoes: { de: number; ate?: number },
  ): Promise<Schemas['DiferencasDeVersao']> {
    return this.leitura.comparar(pessoa, dia, versoes);
  }

  @Operacao('baixarMapaPdf')
  baixarMapaPdf(
    @Pessoa() pessoa: Person,
    @Param() dia: DaUnidade,
    @Query() { versao }: { versao?: number },
  ): Promise<StreamableFile> {
    return this.pdf.baixar(pessoa, dia, versao);
  }

  @Operacao('fecharMes')
  fecharMes(
    @Pessoa() pessoa: Person,
    @Param() { lotacaoId }: { lotacaoId: number },
    @Body() { mes }: Schemas['MesAFechar'],
  ): Promise<Schemas['MesFechado']> {
    return this.dia.fecharMes(pessoa, lotacaoId, mes);
  }

  @Operacao('verificarCadeia')
  verificarCadeia(
    @Pessoa() pessoa: Person,
    @Param() { lotacaoId }: { lotacaoId: number },
    @Query() { ano }: { ano?: number },
  ): Promise<Schemas['CadeiaVerificada']> {
    return this.cadeia.verificar(pessoa, lotacaoId, ano);
  }
}
