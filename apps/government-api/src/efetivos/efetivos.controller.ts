import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Param, Query } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { type BuscaEfetivos, EfetivosService } from './efetivos.service.ts';

type Schemas = components['schemas'];

@Controller()
export class EfetivosController {
  constructor(private readonly service: EfetivosService) {}

  @Operacao('listarEfetivos')
  listarEfetivos(@Pessoa() pessoa: Person, @Query() query: BuscaEfetivos): Promise<Schemas['PaginaEfetivos']> {
    return this.service.listar(pessoa, query);
  }

  @Operacao('obterEfetivosDoDia')
  obterEfetivosDoDia(@Pessoa() pessoa: Person, @Query() { data }: { data: string }): Promise<Schemas['EfetivosDoDia']> {
    return this.service.doDia(pessoa, data);
  }

  @Operacao('informarEfetivo')
  informarEfetivo(
    @Pessoa() pessoa: Person,
    @Param() path: { lotacaoId: number; data: string },
    @Body() body: Schemas['NovoEfetivo'],
  ): Promise<Schemas['Efetivo']> {
    return this.service.informar(pessoa, path, body);
  }
}
