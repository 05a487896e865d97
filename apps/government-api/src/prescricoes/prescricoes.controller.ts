import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, Query, UseInterceptors } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { EtagInterceptor } from '../versions/etag-interceptor.ts';
import { type Busca, PrescricoesLeituraService } from './prescricoes.leitura.service.ts';
import { PrescricoesService } from './prescricoes.service.ts';

type Schemas = components['schemas'];
type Lida = Promise<Schemas['Prescricao']>;
type Qual = { prescricaoId: number };
type IfMatch = string | undefined;

@Controller()
@UseInterceptors(EtagInterceptor)
export class PrescricoesController {
  constructor(
    private readonly leitura: PrescricoesLeituraService,
    private readonly service: PrescricoesService,
  ) {}

  @Operacao('listarPrescricoes')
  listarPrescricoes(@Pessoa() pessoa: Person, @Query() busca: Busca): Promise<Schemas['PaginaPrescricoes']> {
    return this.leitura.listar(pessoa, busca);
  }

  @Operacao('pedirPrescricao')
  pedirPrescricao(@Pessoa() pessoa: Person, @Body() body: Schemas['NovaPrescricao']): Lida {
    return this.service.pedir(pessoa, body);
  }

  @Operacao('listarDietasDoDia')
  listarDietasDoDia(
    @Pessoa() pessoa: Person,
    @Query() busca: { lotacaoId?: number; data?: string },
  ): Promise<Schemas['DietasDoDia']> {
    return this.leitura.doDia(pessoa, busca);
  }

  @Operacao('obterPrescricao')
  obterPrescricao(@Pessoa() pessoa: Person, @Param() { prescricaoId }: Qual): Lida {
    return this.leitura.obter(pessoa, prescricaoId);
  }

  @Operacao('autorizarPrescricao')
  autorizarPrescricao(
    @Pessoa() pessoa: Person,
    @Param() { prescricaoId: id }: Qual,
    @Headers('if-match') ifMatch: IfMatch,
  ): Lida {
    return this.service.autorizar(pessoa, { id, ifMatch });
  }

  @Operacao('recusarPrescricao')
  recusarPrescricao(
    @Pessoa() pessoa: Person,
    @Param() { prescricaoId: id }: Qual,
    @Headers('if-match') ifMatch: IfMatch,
    @Body() body: Schemas['MotivoDaPrescricao'],
  ): Lida {
    return this.service.recusar(pessoa, { id, ifMatch }, body);
  }

  @Operacao('encerrarPrescricao')
  encerrarPrescricao(
    @Pessoa() pessoa: Person,
    @Param() { prescricaoId: id }: Qual,
    @Headers('if-match') ifMatch: IfMatch,
    @Body() body: Schemas['EncerramentoDaPrescricao'],
  ): Lida {
    return this.service.encerrar(pessoa, { id, ifMatch }, body);
  }

  @Operacao('renovarPrescricao')
  renovarPrescricao(
    @Pessoa() pessoa: Person,
    @Param() { prescricaoId: id }: Qual,
    @Headers('if-match') ifMatch: IfMatch,
    @Body() body: Schemas['RenovacaoDaPrescricao'],
  ): Lida {
    return this.service.renovar(pessoa, { id, ifMatch }, body);
  }

  @Operacao('transferirPrescricao')
  transferirPrescricao(
    @Pessoa() pessoa: Person,
    @Param() { prescricaoId: id }: Qual,
    @Headers('if-match') ifMatch: IfMatch,
    @Body() body: Schemas['TransferenciaDaPrescricao'],
  ): Lida {
    return this.service.transferir(pessoa, { id, ifMatch }, body);
  }
}
