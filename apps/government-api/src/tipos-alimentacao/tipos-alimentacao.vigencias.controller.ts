import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, UseInterceptors } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { EtagInterceptor } from '../versions/etag-interceptor.ts';
import { TiposAlimentacaoVigenciasService } from './tipos-alimentacao.vigencias.service.ts';

type Schemas = components['schemas'];
type Detalhado = Schemas['TipoAlimentacaoDetalhado'];
type Caminho = { tipoAlimentacaoId: number };

@Controller()
@UseInterceptors(EtagInterceptor)
export class TiposAlimentacaoVigenciasController {
  constructor(private readonly service: TiposAlimentacaoVigenciasService) {}

  @Operacao('simularVigenciaTipo')
  simularVigenciaTipo(
    @Param() { tipoAlimentacaoId }: Caminho,
    @Body() body: Schemas['NovaVigenciaTipo'],
  ): Promise<Schemas['ImpactoVigencia']> {
    return this.service.simular(tipoAlimentacaoId, body);
  }

  @Operacao('criarVigenciaTipo')
  criarVigenciaTipo(
    @Pessoa() pessoa: Person,
    @Param() { tipoAlimentacaoId: id }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['NovaVigenciaTipo'],
  ): Promise<Detalhado> {
    return this.service.criar(pessoa, { id, ifMatch }, body);
  }

  @Operacao('alterarVigenciaTipo')
  alterarVigenciaTipo(
    @Pessoa() pessoa: Person,
    @Param() { tipoAlimentacaoId: id, valeDe }: Caminho & { valeDe: string },
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['HorariosDoTipo'],
  ): Promise<Detalhado> {
    return this.service.alterar(pessoa, { id, valeDe, ifMatch }, body);
  }

  @Operacao('cancelarVigenciaTipo')
  cancelarVigenciaTipo(
    @Pessoa() pessoa: Person,
    @Param() { tipoAlimentacaoId: id, valeDe }: Caminho & { valeDe: string },
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<Detalhado> {
    return this.service.cancelar(pessoa, { id, valeDe, ifMatch });
  }
}
