import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, Query, UseInterceptors } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { EtagInterceptor } from '../versions/etag-interceptor.ts';
import { TiposPublicoService } from './tipos-publico.service.ts';

type Schemas = components['schemas'];
type Caminho = { tipoPublicoId: number };

@Controller()
@UseInterceptors(EtagInterceptor)
export class TiposPublicoController {
  constructor(private readonly service: TiposPublicoService) {}

  @Operacao('listarTiposPublico')
  listarTiposPublico(@Query() query: { inativos: boolean }): Promise<Schemas['TipoPublico'][]> {
    return this.service.listar(query);
  }

  @Operacao('criarTipoPublico')
  criarTipoPublico(
    @Pessoa() pessoa: Person,
    @Body() body: Schemas['DadosTipoPublico'],
  ): Promise<Schemas['TipoPublico']> {
    return this.service.criar(pessoa, body);
  }

  @Operacao('ordenarTiposPublico')
  ordenarTiposPublico(
    @Pessoa() pessoa: Person,
    @Body() { ids }: Schemas['OrdemTiposPublico'],
  ): Promise<Schemas['TipoPublico'][]> {
    return this.service.ordenar(pessoa, ids);
  }

  @Operacao('obterTipoPublico')
  obterTipoPublico(@Param() { tipoPublicoId }: Caminho): Promise<Schemas['TipoPublico']> {
    return this.service.obter(tipoPublicoId);
  }

  @Operacao('editarTipoPublico')
  editarTipoPublico(
    @Pessoa() pessoa: Person,
    @Param() { tipoPublicoId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['DadosTipoPublico'],
  ): Promise<Schemas['TipoPublico']> {
    return this.service.editar(pessoa, { tipoPublicoId, ifMatch }, body);
  }

  @Operacao('inativarTipoPublico')
  inativarTipoPublico(
    @Pessoa() pessoa: Person,
    @Param() { tipoPublicoId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<Schemas['TipoPublico']> {
    return this.service.inativar(pessoa, { tipoPublicoId, ifMatch });
  }

  @Operacao('reativarTipoPublico')
  reativarTipoPublico(
    @Pessoa() pessoa: Person,
    @Param() { tipoPublicoId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<Schemas['TipoPublico']> {
    return this.service.reativar(pessoa, { tipoPublicoId, ifMatch });
  }
}
