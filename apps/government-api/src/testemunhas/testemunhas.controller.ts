import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, UseInterceptors } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { EtagInterceptor } from '../versions/etag-interceptor.ts';
import { TestemunhasService } from './testemunhas.service.ts';

type Schemas = components['schemas'];
type Caminho = { testemunhaId: number };

@Controller()
@UseInterceptors(EtagInterceptor)
export class TestemunhasController {
  constructor(private readonly service: TestemunhasService) {}

  @Operacao('listarTestemunhas')
  listarTestemunhas(): Promise<Schemas['Testemunhas']> {
    return this.service.listar();
  }

  @Operacao('criarTestemunha')
  criarTestemunha(@Pessoa() pessoa: Person, @Body() body: Schemas['DadosTestemunha']): Promise<Schemas['Testemunha']> {
    return this.service.criar(pessoa, body);
  }

  @Operacao('obterTestemunha')
  obterTestemunha(@Param() { testemunhaId }: Caminho): Promise<Schemas['Testemunha']> {
    return this.service.obter(testemunhaId);
  }

  @Operacao('editarTestemunha')
  editarTestemunha(
    @Pessoa() pessoa: Person,
    @Param() { testemunhaId: id }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['DadosTestemunha'],
  ): Promise<Schemas['Testemunha']> {
    return this.service.editar(pessoa, { id, ifMatch }, body);
  }

  @Operacao('coassinarLivro')
  coassinarLivro(@Pessoa() pessoa: Person, @Body() body: Schemas['SeloCoassinado']): Promise<Schemas['Coassinaturas']> {
    return this.service.coassinar(pessoa, body);
  }
}
