import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, type StreamableFile, UseInterceptors } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { EtagInterceptor } from '../versions/etag-interceptor.ts';
import { TermoPdfService } from './termo-pdf.service.ts';
import { TermosAssinaturaService } from './termos.assinatura.service.ts';
import { TermosLeituraService } from './termos.leitura.service.ts';
import { TermosService } from './termos.service.ts';

type Schemas = components['schemas'];
type DaMedicao = { medicaoId: number };
type DoTermo = { termoId: number };
type IfMatch = string | undefined;

@Controller()
@UseInterceptors(EtagInterceptor)
export class TermosController {
  constructor(
    private readonly leitura: TermosLeituraService,
    private readonly service: TermosService,
    private readonly assinatura: TermosAssinaturaService,
    private readonly pdf: TermoPdfService,
  ) {}

  @Operacao('obterRecebimento')
  obterRecebimento(
    @Pessoa() pessoa: Person,
    @Param() { medicaoId }: DaMedicao,
  ): Promise<Schemas['RecebimentoDaMedicao']> {
    return this.leitura.obter(pessoa, medicaoId);
  }

  @Operacao('emitirTermo')
  emitirTermo(
    @Pessoa() pessoa: Person,
    @Param() { medicaoId }: DaMedicao,
    @Headers('if-match') ifMatch: IfMatch,
    @Body() body: Schemas['NovoTermo'],
  ): Promise<Schemas['Termo']> {
    return this.service.emitir(pessoa, { medicaoId, ifMatch }, body);
  }

  @Operacao('assinarTermo')
  assinarTermo(
    @Pessoa() pessoa: Person,
    @Param() { termoId }: DoTermo,
    @Headers('if-match') ifMatch: IfMatch,
    @Body() body: Schemas['NovaAssinaturaDoTermo'],
  ): Promise<Schemas['Termo']> {
    return this.assinatura.assinar(pessoa, { termoId, ifMatch }, body);
  }

  @Operacao('recusarTermo')
  recusarTermo(
    @Pessoa() pessoa: Person,
    @Param() { termoId }: DoTermo,
    @Headers('if-match') ifMatch: IfMatch,
    @Body() body: Schemas['RecusaDoTermo'],
  ): Promise<Schemas['Termo']> {
    return this.assinatura.recusar(pessoa, { termoId, ifMatch }, body);
  }

  @Operacao('baixarTermoPdf')
  baixarTermoPdf(@Param() { termoId }: DoTermo): Promise<StreamableFile> {
    return this.pdf.baixar(termoId);
  }
}
