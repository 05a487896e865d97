import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, Query, type StreamableFile, UseInterceptors } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { EtagInterceptor } from '../versions/etag-interceptor.ts';
import { AtestoService } from './atesto/atesto.service.ts';
import { CorrecoesService } from './correcoes/correcoes.service.ts';
import { DescontosService } from './correcoes/descontos.service.ts';
import { MedicoesLeituraService } from './leitura/leitura.service.ts';
import { MedicoesService } from './medicoes.service.ts';
import { PacoteService } from './pacote/pacote.service.ts';
import type { BuscaMedicoes } from './registro/lista.repository.ts';

type Schemas = components['schemas'];
type Lida = Promise<Schemas['Medicao']>;
type Caminho = { medicaoId: number };
type IfMatch = string | undefined;

@Controller()
@UseInterceptors(EtagInterceptor)
export class MedicoesController {
  constructor(
    private readonly leitura: MedicoesLeituraService,
    private readonly service: MedicoesService,
    private readonly descontos: DescontosService,
    private readonly correcoes: CorrecoesService,
    private readonly atesto: AtestoService,
    private readonly pacote: PacoteService,
  ) {}

  @Operacao('listarMedicoes')
  listarMedicoes(@Query() query: BuscaMedicoes): Promise<Schemas['PaginaMedicoes']> {
    return this.leitura.listar(query);
  }

  @Operacao('abrirMedicao')
  abrirMedicao(@Pessoa() pessoa: Person, @Body() body: Schemas['NovaMedicao']): Lida {
    return this.service.abrir(pessoa, body);
  }

  @Operacao('obterMedicao')
  obterMedicao(@Pessoa() pessoa: Person, @Param() { medicaoId }: Caminho): Lida {
    return this.leitura.obter(pessoa, medicaoId);
  }

  @Operacao('baixarPacoteDaMedicao')
  baixarPacoteDaMedicao(@Pessoa() { usuarioId }: Person, @Param() { medicaoId }: Caminho): Promise<StreamableFile> {
    return this.pacote.baixar(medicaoId, usuarioId);
  }

  @Operacao('enviarMedicao')
  enviarMedicao(
    @Pessoa() pessoa: Person,
    @Param() { medicaoId }: Caminho,
    @Headers('if-match') ifMatch: IfMatch,
    @Body() _vazio: Schemas['PassoDaMedicao'],
  ): Lida {
    return this.service.enviar(pessoa, { medicaoId, ifMatch });
  }

  @Operacao('decidirDesconto')
  decidirDesconto(
    @Pessoa() pessoa: Person,
    @Param() { medicaoId, linhaId }: Caminho & { linhaId: number },
    @Headers('if-match') ifMatch: IfMatch,
    @Body() body: Schemas['DecisaoDesconto'],
  ): Lida {
    return this.descontos.decidir(pessoa, { medicaoId, linhaId, ifMatch }, body);
  }

  @Operacao('pedirCorrecao')
  pedirCorrecao(
    @Pessoa() pessoa: Person,
    @Param() { medicaoId }: Caminho,
    @Headers('if-match') ifMatch: IfMatch,
    @Body() body: Schemas['NovaCorrecao'],
  ): Lida {
    return this.correcoes.pedir(pessoa, { medicaoId, ifMatch }, body);
  }

  @Operacao('aprovarMedicao')
  aprovarMedicao(
    @Pessoa() pessoa: Person,
    @Param() { medicaoId }: Caminho,
    @Headers('if-match') ifMatch: IfMatch,
    @Body() _vazio: Schemas['PassoDaMedicao'],
  ): Lida {
    return this.service.aprovar(pessoa, { medicaoId, ifMatch });
  }

  @Operacao('atestarMedicao')
  atestarMedicao(
    @Pessoa() pessoa: Person,
    @Param() { medicaoId }: Caminho,
    @Headers('if-match') ifMatch: IfMatch,
    @Body() body: Schemas['NovoAtesto'],
  ): Lida {
    return this.atesto.atestar(pessoa, { medicaoId, ifMatch }, body);
  }

  @Operacao('listarCorrecoes')
  listarCorrecoes(
    @Pessoa() pessoa: Person,
    @Query() query: { lotacaoId: number; data?: string; mes?: string },
  ): Promise<Schemas['CorrecoesDaLotacao']> {
    return this.correcoes.listar(pessoa, query);
  }

  @Operacao('responderCorrecao')
  responderCorrecao(
    @Pessoa() pessoa: Person,
    @Param() { correcaoId }: { correcaoId: number },
    @Headers('if-match') ifMatch: IfMatch,
    @Body() body: Schemas['RespostaCorrecao'],
  ): Promise<Schemas['CorrecaoMedicao']> {
    return this.correcoes.responder(pessoa, { correcaoId, ifMatch }, body);
  }
}
