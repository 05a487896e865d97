import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, Query } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { SuspensoesPedidasService } from './suspensoes.pedidas.service.ts';
import { SuspensoesService } from './suspensoes.service.ts';

type Schemas = components['schemas'];
type DaLotacao = { lotacaoId: number };
type Qual = { suspensaoId: number };
type Ensaio = { simular: boolean };

@Controller()
export class SuspensoesController {
  constructor(
    private readonly service: SuspensoesService,
    private readonly pedidas: SuspensoesPedidasService,
  ) {}

  @Operacao('listarSuspensoes')
  listarSuspensoes(@Pessoa() pessoa: Person, @Param() { lotacaoId }: DaLotacao): Promise<Schemas['Suspensoes']> {
    return this.service.listar(pessoa, lotacaoId);
  }

  @Operacao('suspenderAtividade')
  suspenderAtividade(
    @Pessoa() pessoa: Person,
    @Param() { lotacaoId }: DaLotacao,
    @Query() { simular }: Ensaio,
    @Body() body: Schemas['NovaSuspensao'],
  ): Promise<Schemas['EfeitoDaSuspensao']> {
    return this.service.suspender(pessoa, lotacaoId, body, simular);
  }

  @Operacao('corrigirSuspensao')
  corrigirSuspensao(
    @Pessoa() pessoa: Person,
    @Param() { suspensaoId }: Qual,
    @Headers('if-match') ifMatch: string | undefined,
    @Query() { simular }: Ensaio,
    @Body() body: Schemas['NovaSuspensao'],
  ): Promise<Schemas['EfeitoDaSuspensao']> {
    return this.service.corrigir(pessoa, { suspensaoId, ifMatch }, body, simular);
  }

  @Operacao('encerrarSuspensao')
  encerrarSuspensao(
    @Pessoa() pessoa: Person,
    @Param() { suspensaoId }: Qual,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['FimDeSuspensao'],
  ): Promise<Schemas['Suspensao']> {
    return this.service.encerrar(pessoa, { suspensaoId, ifMatch }, body);
  }

  @Operacao('pedirSuspensao')
  pedirSuspensao(
    @Pessoa() pessoa: Person,
    @Param() { lotacaoId }: DaLotacao,
    @Body() body: Schemas['SuspensaoPedida'],
  ): Promise<Schemas['Suspensao']> {
    return this.pedidas.pedir(pessoa, lotacaoId, body);
  }

  @Operacao('decidirSuspensao')
  decidirSuspensao(
    @Pessoa() pessoa: Person,
    @Param() { suspensaoId }: Qual,
    @Headers('if-match') ifMatch: string | undefined,
    @Query() { simular }: Ensaio,
    @Body() body: Schemas['DecisaoDaSuspensao'],
  ): Promise<Schemas['EfeitoDaSuspensao']> {
    return this.pedidas.decidir(pessoa, { suspensaoId, ifMatch }, body, simular);
  }

  @Operacao('desistirSuspensao')
  desistirSuspensao(
    @Pessoa() pessoa: Person,
    @Param() { suspensaoId }: Qual,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<Schemas['Suspensao']> {
    return this.pedidas.desistir(pessoa, { suspensaoId, ifMatch });
  }
}
