import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, UseInterceptors } from '@nestjs/common';
import type { Pessoa as Person } from '../../auth/pessoa.ts';
import { Pessoa } from '../../auth/pessoa-decorator.ts';
import { EtagInterceptor } from '../../versions/etag-interceptor.ts';
import { FiscalizacoesService } from '../fiscalizacoes.service.ts';
import { ConclusaoService } from './conclusao.service.ts';

type Schemas = components['schemas'];
type Fiscalizacao = Schemas['Fiscalizacao'];
type Qual = { fiscalizacaoId: number };

@Controller()
@UseInterceptors(EtagInterceptor)
export class FiscalizacoesCicloController {
  constructor(
    private readonly service: FiscalizacoesService,
    private readonly conclusao: ConclusaoService,
  ) {}

  @Operacao('iniciarFiscalizacao')
  iniciarFiscalizacao(
    @Pessoa() pessoa: Person,
    @Param() { fiscalizacaoId: id }: Qual,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['InicioFiscalizacao'],
  ): Promise<Fiscalizacao> {
    return this.service.iniciar(pessoa, { id, ifMatch }, body);
  }

  @Operacao('guardarRespostas')
  guardarRespostas(
    @Pessoa() pessoa: Person,
    @Param() { fiscalizacaoId }: Qual,
    @Body() body: Schemas['RascunhoRespostas'],
  ): Promise<Schemas['RascunhoGuardado']> {
    return this.service.guardarRespostas(pessoa, fiscalizacaoId, body);
  }

  @Operacao('concluirFiscalizacao')
  concluirFiscalizacao(
    @Pessoa() pessoa: Person,
    @Param() { fiscalizacaoId }: Qual,
    @Body() body: Schemas['ConclusaoFiscalizacao'],
  ): Promise<Fiscalizacao> {
    return this.conclusao.concluir(pessoa, fiscalizacaoId, body);
  }

  @Operacao('designarFiscalizacao')
  designarFiscalizacao(
    @Pessoa() pessoa: Person,
    @Param() { fiscalizacaoId: id }: Qual,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['DesignacaoFiscalizacao'],
  ): Promise<Fiscalizacao> {
    return this.service.designar(pessoa, { id, ifMatch }, body);
  }

  @Operacao('naoRealizarFiscalizacao')
  naoRealizarFiscalizacao(
    @Pessoa() pessoa: Person,
    @Param() { fiscalizacaoId: id }: Qual,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['MotivoFiscalizacao'],
  ): Promise<Fiscalizacao> {
    return this.service.naoRealizar(pessoa, { id, ifMatch }, body);
  }

  @Operacao('cancelarFiscalizacao')
  cancelarFiscalizacao(
    @Pessoa() pessoa: Person,
    @Param() { fiscalizacaoId: id }: Qual,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['MotivoFiscalizacao'],
  ): Promise<Fiscalizacao> {
    return this.service.cancelar(pessoa, { id, ifMatch }, body);
  }

  @Operacao('registrarCiencia')
  registrarCiencia(
    @Pessoa() pessoa: Person,
    @Param() { fiscalizacaoId: id }: Qual,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['CienciaPreposto'],
  ): Promise<Fiscalizacao> {
    return this.conclusao.registrarCiencia(pessoa, { id, ifMatch }, body);
  }

  @Operacao('retificarFiscalizacao')
  retificarFiscalizacao(
    @Pessoa() pessoa: Person,
    @Param() { fiscalizacaoId: id }: Qual,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['RetificacaoFiscalizacao'],
  ): Promise<Fiscalizacao> {
    return this.conclusao.retificar(pessoa, { id, ifMatch }, body);
  }
}
