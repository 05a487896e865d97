import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Param } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { ChavesPessoaisCadastroService } from './chaves-pessoais.cadastro.service.ts';

type Schemas = components['schemas'];
type Caminho = { chaveId: number };

@Controller()
export class ChavesPessoaisController {
  constructor(private readonly cadastro: ChavesPessoaisCadastroService) {}

  @Operacao('listarMinhasChaves')
  listarMinhasChaves(@Pessoa() pessoa: Person): Promise<Schemas['ChavesDaPessoa']> {
    return this.cadastro.listar(pessoa, pessoa.usuarioId);
  }

  @Operacao('pedirCadastroDeChave')
  pedirCadastroDeChave(@Pessoa() pessoa: Person): Promise<Schemas['PedidoDeCadastroDeChave']> {
    return this.cadastro.pedirCadastro(pessoa);
  }

  @Operacao('cadastrarChave')
  cadastrarChave(
    @Pessoa() pessoa: Person,
    @Body() body: Schemas['NovaChavePessoal'],
  ): Promise<Schemas['ChavePessoal']> {
    return this.cadastro.cadastrar(pessoa, body);
  }

  @Operacao('listarChavesDaPessoa')
  listarChavesDaPessoa(
    @Pessoa() pessoa: Person,
    @Param() { usuarioId }: { usuarioId: number },
  ): Promise<Schemas['ChavesDaPessoa']> {
    return this.cadastro.listar(pessoa, usuarioId);
  }

  @Operacao('confirmarChave')
  confirmarChave(
    @Pessoa() pessoa: Person,
    @Param() { chaveId }: Caminho,
    @Body() { codigo }: Schemas['ConfirmacaoDeChave'],
  ): Promise<Schemas['ChavePessoal']> {
    return this.cadastro.confirmar(pessoa, chaveId, codigo);
  }

  @Operacao('revogarChave')
  revogarChave(
    @Pessoa() pessoa: Person,
    @Param() { chaveId }: Caminho,
    @Body() { motivo }: Schemas['RevogacaoDeChave'],
  ): Promise<Schemas['ChavePessoal']> {
    return this.cadastro.revogar(pessoa, chaveId, motivo);
  }
}
