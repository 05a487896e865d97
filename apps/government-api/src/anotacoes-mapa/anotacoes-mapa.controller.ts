import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Param, Query } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { AnotacoesMapaService, type BuscaDeAnotacoes } from './anotacoes-mapa.service.ts';

type Schemas = components['schemas'];

@Controller()
export class AnotacoesMapaController {
  constructor(private readonly service: AnotacoesMapaService) {}

  @Operacao('listarAnotacoesMapa')
  listarAnotacoesMapa(@Pessoa() pessoa: Person, @Query() busca: BuscaDeAnotacoes): Promise<Schemas['AnotacoesMapa']> {
    return this.service.listar(pessoa, busca);
  }

  @Operacao('anotarMapa')
  anotarMapa(
    @Pessoa() pessoa: Person,
    @Param() { lotacaoId }: { lotacaoId: number },
    @Body() body: Schemas['NovaAnotacaoMapa'],
  ): Promise<Schemas['AnotacaoMapa']> {
    return this.service.anotar(pessoa, lotacaoId, body);
  }

  @Operacao('retirarAnotacaoMapa')
  retirarAnotacaoMapa(
    @Pessoa() pessoa: Person,
    @Param() { anotacaoId }: { anotacaoId: number },
  ): Promise<Schemas['AnotacaoMapa']> {
    return this.service.retirar(pessoa, anotacaoId);
  }
}
