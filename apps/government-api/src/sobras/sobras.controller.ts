import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, Query, UseInterceptors } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { EtagInterceptor } from '../versions/etag-interceptor.ts';
import { type BuscaDoDia, type BuscaDoResumo, SobrasLeituraService } from './sobras.leitura.service.ts';
import { SobrasService } from './sobras.service.ts';

type Schemas = components['schemas'];
type Caminho = { sobraId: number };

@Controller()
@UseInterceptors(EtagInterceptor)
export class SobrasController {
  constructor(
    private readonly service: SobrasService,
    private readonly leitura: SobrasLeituraService,
  ) {}

  @Operacao('obterSobrasDoDia')
  obterSobrasDoDia(@Pessoa() pessoa: Person, @Query() query: BuscaDoDia): Promise<Schemas['SobrasDoDia']> {
    return this.leitura.doDia(pessoa, query);
  }

  @Operacao('resumirSobras')
  resumirSobras(@Pessoa() pessoa: Person, @Query() query: BuscaDoResumo): Promise<Schemas['ResumoDeSobras']> {
    return this.leitura.resumir(pessoa, query);
  }

  @Operacao('registrarSobra')
  registrarSobra(@Pessoa() pessoa: Person, @Body() body: Schemas['NovaSobra']): Promise<Schemas['Sobra']> {
    return this.service.registrar(pessoa, body);
  }

  @Operacao('corrigirSobra')
  corrigirSobra(
    @Pessoa() pessoa: Person,
    @Param() { sobraId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['DadosDaSobra'],
  ): Promise<Schemas['Sobra']> {
    return this.service.corrigir(pessoa, { sobraId, ifMatch }, body);
  }

  @Operacao('anularSobra')
  anularSobra(
    @Pessoa() pessoa: Person,
    @Param() { sobraId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<void> {
    return this.service.anular(pessoa, { sobraId, ifMatch });
  }
}
