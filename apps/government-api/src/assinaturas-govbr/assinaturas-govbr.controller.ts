import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Param, Query } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { EstaSessao, Pessoa } from '../auth/pessoa-decorator.ts';
import type { DestaSessao } from '../sessoes/sessoes.service.ts';
import { AssinaturasGovbrService } from './assinaturas-govbr.service.ts';

type Schemas = components['schemas'];
type Assinatura = Schemas['AssinaturaGovbr'];

@Controller()
export class AssinaturasGovbrController {
  constructor(private readonly service: AssinaturasGovbrService) {}

  @Operacao('obterPapeisParaGovbr')
  obterPapeisParaGovbr(
    @EstaSessao() desta: DestaSessao,
    @Param() { lotacaoId }: { lotacaoId: number },
    @Query() { mes }: { mes: string },
  ): Promise<Schemas['PapeisParaGovbr']> {
    return this.service.papeis(desta, { lotacaoId, mes });
  }

  @Operacao('iniciarAssinaturaGovbr')
  iniciarAssinaturaGovbr(
    @EstaSessao() desta: DestaSessao,
    @Body() body: Schemas['InicioDaAssinaturaGovbr'],
  ): Promise<Schemas['AssinaturaGovbrIniciada']> {
    return this.service.iniciar(desta, body);
  }

  @Operacao('receberAutorizacaoGovbr')
  receberAutorizacaoGovbr(@Pessoa() pessoa: Person, @Body() body: Schemas['RetornoDoGovbr']): Promise<Assinatura> {
    return this.service.receber(pessoa, body);
  }

  @Operacao('obterAssinaturaGovbr')
  obterAssinaturaGovbr(
    @Pessoa() pessoa: Person,
    @Param() { assinaturaId }: { assinaturaId: string },
  ): Promise<Assinatura> {
    return this.service.obter(pessoa, assinaturaId);
  }

  @Operacao('assinarPapelComGovbr')
  assinarPapelComGovbr(
    @Pessoa() pessoa: Person,
    @Param() { assinaturaId, codigo }: { assinaturaId: string; codigo: string },
  ): Promise<Assinatura> {
    return this.service.assinar(pessoa, assinaturaId, codigo);
  }
}
