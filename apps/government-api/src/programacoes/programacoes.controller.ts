import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao.decorator';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { Pessoa } from '../auth/pessoa.decorator.ts';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { GeracaoService } from './geracao.service.ts';
import { ProgramacoesService } from './programacoes.service.ts';

type Schemas = components['schemas'];

@Controller()
export class ProgramacoesController {
  constructor(
    private readonly service: ProgramacoesService,
    private readonly geracao: GeracaoService,
  ) {}

  @Operacao('obterProgramacao')
  obterProgramacao(
    @Pessoa() pessoa: Person,
    @Param() { lotacaoId }: { lotacaoId: number },
    @Query() { data }: { data: string },
  ): Promise<Schemas['Programacao']> {
    return this.service.obter(pessoa, lotacaoId, data);
  }

  @Operacao('definirProgramacao')
  definirProgramacao(
    @Pessoa() pessoa: Person,
    @Param() { lotacaoId }: { lotacaoId: number },
    @Body() body: Schemas['NovaProgramacao'],
  ): Promise<Schemas['Programacao']> {
    return this.service.definir(pessoa, lotacaoId, body);
  }

  @Operacao('gerarProgramacoes')
  gerarProgramacoes(
    @Pessoa() pessoa: Person,
    @Body() body: Schemas['GeracaoProgramacoes'],
  ): Promise<Schemas['ResultadoGeracao']> {
    return this.geracao.gerar(pessoa, body);
  }
}
