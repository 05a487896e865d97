import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, Query, UseInterceptors } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { EtagInterceptor } from '../versions/etag-interceptor.ts';
import { TiposDietaService } from './tipos-dieta.service.ts';

type Schemas = components['schemas'];

@Controller()
@UseInterceptors(EtagInterceptor)
export class DietasController {
  constructor(private readonly tipos: TiposDietaService) {}

  @Operacao('listarTiposDieta')
  listarTiposDieta(@Query() query: { inativos: boolean }): Promise<Schemas['TipoDieta'][]> {
    return this.tipos.listar(query);
  }

  @Operacao('criarTipoDieta')
  criarTipoDieta(@Pessoa() pessoa: Person, @Body() body: Schemas['NovoTipoDieta']): Promise<Schemas['TipoDieta']> {
    return this.tipos.criar(pessoa, body);
  }

  @Operacao('obterTipoDieta')
  obterTipoDieta(@Param() { tipoDietaId }: { tipoDietaId: number }): Promise<Schemas['TipoDieta']> {
    return this.tipos.obter(tipoDietaId);
  }

  @Operacao('editarTipoDieta')
  editarTipoDieta(
    @Pessoa() pessoa: Person,
    @Param() { tipoDietaId: id }: { tipoDietaId: number },
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['EdicaoTipoDieta'],
  ): Promise<Schemas['TipoDieta']> {
    return this.tipos.editar(pessoa, { id, ifMatch }, body);
  }
}
