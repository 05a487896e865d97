import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Param, Query } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { VisoesService } from './visoes.service.ts';

type Schemas = components['schemas'];
type Caminho = { visaoId: number };

@Controller()
export class VisoesController {
  constructor(private readonly service: VisoesService) {}

  @Operacao('listarVisoes')
  listarVisoes(@Pessoa() pessoa: Person, @Query() { tela }: { tela: string }): Promise<Schemas['Visao'][]> {
    return this.service.listar(pessoa, tela);
  }

  @Operacao('criarVisao')
  criarVisao(@Pessoa() pessoa: Person, @Body() body: Schemas['NovaVisao']): Promise<Schemas['Visao']> {
    return this.service.criar(pessoa, body);
  }

  @Operacao('definirVisaoPadrao')
  definirVisaoPadrao(@Pessoa() pessoa: Person, @Body() body: Schemas['VisaoPadrao']): Promise<Schemas['VisaoPadrao']> {
    return this.service.definirPadrao(pessoa, body);
  }

  @Operacao('editarVisao')
  editarVisao(
    @Pessoa() pessoa: Person,
    @Param() { visaoId }: Caminho,
    @Body() body: Schemas['EdicaoVisao'],
  ): Promise<Schemas['Visao']> {
    return this.service.editar(pessoa, visaoId, body);
  }

  @Operacao('excluirVisao')
  excluirVisao(@Pessoa() pessoa: Person, @Param() { visaoId }: Caminho): Promise<Schemas['Visao']> {
    return this.service.excluir(pessoa, visaoId);
  }
}
