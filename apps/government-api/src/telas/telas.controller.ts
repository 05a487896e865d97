import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, UseInterceptors } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { EtagInterceptor } from '../versions/etag-interceptor.ts';
import { TelasAutorizacaoService } from './telas.autorizacao.service.ts';

type Schemas = components['schemas'];
type Caminho = { telaId: number };

@Controller()
@UseInterceptors(EtagInterceptor)
export class TelasController {
  constructor(private readonly service: TelasAutorizacaoService) {}

  @Operacao('listarTelas')
  listarTelas(): Promise<Schemas['TelasDeParede']> {
    return this.service.listar();
  }

  @Operacao('autorizarTela')
  autorizarTela(
    @Pessoa() pessoa: Person,
    @Body() body: Schemas['AutorizacaoDeTela'],
  ): Promise<Schemas['TelaDeParede']> {
    return this.service.autorizar(pessoa, body);
  }

  @Operacao('editarTela')
  editarTela(
    @Pessoa() pessoa: Person,
    @Param() { telaId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['DadosDaTela'],
  ): Promise<Schemas['TelaDeParede']> {
    return this.service.editar(pessoa, { telaId, ifMatch }, body);
  }

  @Operacao('revogarTela')
  revogarTela(@Pessoa() pessoa: Person, @Param() { telaId }: Caminho): Promise<Schemas['TelaDeParede']> {
    return this.service.revogar(pessoa, telaId);
  }
}
