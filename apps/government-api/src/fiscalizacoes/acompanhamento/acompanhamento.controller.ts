import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, UseInterceptors } from '@nestjs/common';
import type { Pessoa as Person } from '../../auth/pessoa.ts';
import { Pessoa } from '../../auth/pessoa-decorator.ts';
import { EtagInterceptor } from '../../versions/etag-interceptor.ts';
import { FiscalizacoesAcompanhamentoService } from './acompanhamento.service.ts';

type Schemas = components['schemas'];
type Fiscalizacao = Schemas['Fiscalizacao'];
type Qual = { fiscalizacaoId: number };

@Controller()
@UseInterceptors(EtagInterceptor)
export class FiscalizacoesAcompanhamentoController {
  constructor(private readonly service: FiscalizacoesAcompanhamentoService) {}

  @Operacao('comentarFiscalizacao')
  comentarFiscalizacao(
    @Pessoa() pessoa: Person,
    @Param() { fiscalizacaoId }: Qual,
    @Body() body: Schemas['ComentarioNovo'],
  ): Promise<Fiscalizacao> {
    return this.service.comentar(pessoa, fiscalizacaoId, body);
  }

  @Operacao('pedirCorrecaoFiscalizacao')
  pedirCorrecaoFiscalizacao(
    @Pessoa() pessoa: Person,
    @Param() { fiscalizacaoId: id }: Qual,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['CorrecaoPedida'],
  ): Promise<Fiscalizacao> {
    return this.service.pedirCorrecao(pessoa, { id, ifMatch }, body);
  }

  @Operacao('anotarCorrecaoFiscalizacao')
  anotarCorrecaoFiscalizacao(
    @Pessoa() pessoa: Person,
    @Param() { fiscalizacaoId: id }: Qual,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['CorrecaoAnotada'],
  ): Promise<Fiscalizacao> {
    return this.service.anotarCorrecao(pessoa, { id, ifMatch }, body);
  }

  @Operacao('reabrirFiscalizacao')
  reabrirFiscalizacao(
    @Pessoa() pessoa: Person,
    @Param() { fiscalizacaoId: id }: Qual,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['MotivoFiscalizacao'],
  ): Promise<Fiscalizacao> {
    return this.service.reabrir(pessoa, { id, ifMatch }, body);
  }
}
