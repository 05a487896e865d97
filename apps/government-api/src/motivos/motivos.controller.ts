import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, Query, UseInterceptors } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { EtagInterceptor } from '../versions/etag-interceptor.ts';
import type { Motivo } from './motivos.mapper.ts';
import { type BuscaMotivos, MotivosService } from './motivos.service.ts';

type Schemas = components['schemas'];
type Caminho = { motivoId: number };

@Controller()
@UseInterceptors(EtagInterceptor)
export class MotivosController {
  constructor(private readonly service: MotivosService) {}

  @Operacao('listarMotivos')
  listarMotivos(@Query() query: BuscaMotivos): Promise<Motivo[]> {
    return this.service.listar(query);
  }

  @Operacao('criarMotivo')
  criarMotivo(@Pessoa() pessoa: Person, @Body() body: Schemas['NovoMotivo']): Promise<Motivo> {
    return this.service.criar(pessoa, body);
  }

  @Operacao('ordenarMotivos')
  ordenarMotivos(@Pessoa() pessoa: Person, @Body() body: Schemas['OrdemDosMotivos']): Promise<Motivo[]> {
    return this.service.ordenar(pessoa, body);
  }

  @Operacao('obterMotivo')
  obterMotivo(@Param() { motivoId }: Caminho): Promise<Motivo> {
    return this.service.obter(motivoId);
  }

  @Operacao('editarMotivo')
  editarMotivo(
    @Pessoa() pessoa: Person,
    @Param() { motivoId: id }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['EdicaoMotivo'],
  ): Promise<Motivo> {
    return this.service.editar(pessoa, { id, ifMatch }, body);
  }

  @Operacao('inativarMotivo')
  inativarMotivo(
    @Pessoa() pessoa: Person,
    @Param() { motivoId: id }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<Motivo> {
    return this.service.mudarAtivo(pessoa, { id, ifMatch }, false);
  }

  @Operacao('reativarMotivo')
  reativarMotivo(
    @Pessoa() pessoa: Person,
    @Param() { motivoId: id }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<Motivo> {
    return this.service.mudarAtivo(pessoa, { id, ifMatch }, true);
  }
}
