import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Param, Query, type StreamableFile } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { CienciaDaListaService } from './listas-fornecedor.ciencia.service.ts';
import { EnviosDaListaService } from './listas-fornecedor.envios.service.ts';
import { ListasFornecedorService, type Qual } from './listas-fornecedor.service.ts';

type Schemas = components['schemas'];

@Controller()
export class ListasFornecedorController {
  constructor(
    private readonly service: ListasFornecedorService,
    private readonly envios: EnviosDaListaService,
    private readonly ciencia: CienciaDaListaService,
  ) {}

  @Operacao('listarListasFornecedor')
  listarListasFornecedor(@Query() { data }: { data: string }): Promise<Schemas['ResumoDaLista'][]> {
    return this.service.listar(data);
  }

  @Operacao('obterListaFornecedor')
  obterListaFornecedor(@Param() qual: Qual): Promise<Schemas['ListaFornecedor']> {
    return this.service.obter(qual);
  }

  @Operacao('emitirListaFornecedor')
  emitirListaFornecedor(@Pessoa() pessoa: Person, @Param() qual: Qual): Promise<Schemas['EmissaoDaLista']> {
    return this.service.emitir(pessoa, qual);
  }

  @Operacao('baixarEmissaoDaLista')
  baixarEmissaoDaLista(
    @Param() { emissaoId }: { emissaoId: number },
    @Query() { formato }: { formato: Schemas['FormatoDaLista'] },
  ): Promise<StreamableFile> {
    return this.service.baixar(emissaoId, formato);
  }

  @Operacao('enviarListaFornecedor')
  enviarListaFornecedor(
    @Pessoa() pessoa: Person,
    @Param() { emissaoId }: { emissaoId: number },
    @Body() { novamente }: Schemas['NovoEnvioDaLista'],
  ): Promise<Schemas['EmissaoDaLista']> {
    return this.envios.enviar(pessoa, emissaoId, novamente);
  }

  @Operacao('criarAcessoLista')
  criarAcessoLista(
    @Pessoa() pessoa: Person,
    @Param() { emissaoId }: { emissaoId: number },
  ): Promise<Schemas['AcessoCriado']> {
    return this.ciencia.criar(pessoa, emissaoId);
  }

  @Operacao('obterCienciaDoPedido')
  obterCienciaDoPedido(
    @Pessoa() pessoa: Person,
    @Param() { pedidoId }: { pedidoId: number },
  ): Promise<Schemas['CienciaDoPedido'][]> {
    return this.ciencia.doPedido(pessoa, pedidoId);
  }

  @Operacao('lerListaPeloCodigo')
  lerListaPeloCodigo(@Param() { codigo }: { codigo: string }): Promise<Schemas['ListaAConfirmar']> {
    return this.ciencia.ler(codigo);
  }

  @Operacao('pedirTrocaPelaLista')
  pedirTrocaPelaLista(
    @Param() { codigo }: { codigo: string },
    @Body() body: Schemas['NovaTrocaDoFornecedor'],
  ): Promise<Schemas['TrocasDaLista']> {
    return this.ciencia.pedirTroca(codigo, body);
  }

  @Operacao('confirmarListaPeloCodigo')
  confirmarListaPeloCodigo(
    @Param() { codigo }: { codigo: string },
    @Body() body: Schemas['NovaCienciaDaLista'],
  ): Promise<Schemas['CienciaDaLista']> {
    return this.ciencia.confirmar(codigo, body);
  }
}
