import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Param, Query } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { TrocasDoFornecedorService } from './trocas.fornecedor.service.ts';
import { TrocasService } from './trocas.service.ts';

type Schemas = components['schemas'];
type Codigo = { codigo: string };
type Qual = { trocaId: number };

@Controller()
export class TrocasController {
  constructor(
    private readonly service: TrocasService,
    private readonly fornecedor: TrocasDoFornecedorService,
  ) {}

  @Operacao('listarTrocas')
  listarTrocas(
    @Pessoa() pessoa: Person,
    @Query() busca: { data: string; fornecedorId?: number; lotacaoId?: number },
  ): Promise<Schemas['TrocasDoDia']> {
    return this.service.listar(pessoa, busca);
  }

  @Operacao('pedirTroca')
  pedirTroca(@Pessoa() pessoa: Person, @Body() body: Schemas['NovaTroca']): Promise<Schemas['TrocaPedida']> {
    return this.service.pedir(pessoa, body);
  }

  @Operacao('decidirTroca')
  decidirTroca(
    @Pessoa() pessoa: Person,
    @Param() { trocaId }: Qual,
    @Body() body: Schemas['DecisaoDaTroca'],
  ): Promise<Schemas['Troca']> {
    return this.service.decidir(pessoa, trocaId, body);
  }

  @Operacao('retirarTroca')
  retirarTroca(@Pessoa() pessoa: Person, @Param() { trocaId }: Qual): Promise<Schemas['Troca']> {
    return this.service.retirar(pessoa, trocaId);
  }

  @Operacao('lerTrocaPeloCodigo')
  lerTrocaPeloCodigo(@Param() { codigo }: Codigo): Promise<Schemas['TrocaDoFornecedor']> {
    return this.fornecedor.ler(codigo);
  }

  @Operacao('decidirTrocaPeloCodigo')
  decidirTrocaPeloCodigo(
    @Param() { codigo }: Codigo,
    @Body() body: Schemas['DecisaoDoFornecedor'],
  ): Promise<Schemas['TrocaDoFornecedor']> {
    return this.fornecedor.decidir(codigo, body);
  }
}
