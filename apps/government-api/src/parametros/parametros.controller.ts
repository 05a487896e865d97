import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, UseInterceptors } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { EtagInterceptor } from '../versions/etag-interceptor.ts';
import { ParametrosCadastroService } from './parametros.cadastro.service.ts';

type Schemas = components['schemas'];
type Detalhado = Schemas['ParametroDetalhado'];

@Controller()
@UseInterceptors(EtagInterceptor)
export class ParametrosController {
  constructor(private readonly service: ParametrosCadastroService) {}

  @Operacao('listarParametros')
  listarParametros(): Promise<Schemas['ListaParametros']> {
    return this.service.listar();
  }

  @Operacao('obterParametro')
  obterParametro(@Param() { chave }: { chave: string }): Promise<Detalhado> {
    return this.service.obter(chave);
  }

  @Operacao('definirParametro')
  definirParametro(
    @Pessoa() pessoa: Person,
    @Param() { chave }: { chave: string },
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['NovaVigenciaParametro'],
  ): Promise<Detalhado> {
    return this.service.definir(pessoa, { chave, ifMatch }, body);
  }

  @Operacao('cancelarVigenciaParametro')
  cancelarVigenciaParametro(
    @Pessoa() pessoa: Person,
    @Param() { chave, valeDe }: { chave: string; valeDe: string },
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<Detalhado> {
    return this.service.cancelar(pessoa, { chave, ifMatch }, valeDe);
  }
}
