import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Param, Query } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { FormulariosEdicaoService } from './formularios.edicao.service.ts';
import { FormulariosService } from './formularios.service.ts';

type Schemas = components['schemas'];

@Controller()
export class FormulariosController {
  constructor(
    private readonly service: FormulariosService,
    private readonly edicao: FormulariosEdicaoService,
  ) {}

  @Operacao('listarFormularios')
  listarFormularios(@Query() query: { todas: boolean; contratoId?: number }): Promise<Schemas['FormularioResumido'][]> {
    return this.service.listar(query);
  }

  @Operacao('obterFormulario')
  obterFormulario(@Param() { formularioId }: { formularioId: number }): Promise<Schemas['Formulario']> {
    return this.service.obter(formularioId);
  }

  @Operacao('criarFormulario')
  criarFormulario(@Pessoa() pessoa: Person, @Body() body: Schemas['NovoFormulario']): Promise<Schemas['Formulario']> {
    return this.edicao.criar(pessoa, body);
  }

  @Operacao('preverFormulario')
  preverFormulario(@Body() body: Schemas['PreviaFormulario']): Schemas['ResultadoDaPrevia'] {
    return this.edicao.prever(body);
  }
}
