import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao.decorator';
import { Controller, Param, Query } from '@nestjs/common';
import { Pessoa } from '../auth/pessoa.decorator.ts';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { type BuscaLotacoes, LotacoesService } from './lotacoes.service.ts';

type Schemas = components['schemas'];

@Controller()
export class LotacoesController {
  constructor(private readonly service: LotacoesService) {}

  @Operacao('listarLotacoes')
  listarLotacoes(@Pessoa() pessoa: Person, @Query() query: BuscaLotacoes): Promise<Schemas['PaginaLotacoes']> {
    return this.service.listar(pessoa, query);
  }

  @Operacao('obterLotacao')
  obterLotacao(@Pessoa() pessoa: Person, @Param() { lotacaoId }: { lotacaoId: number }): Promise<Schemas['Lotacao']> {
    return this.service.obter(pessoa, lotacaoId);
  }
}
