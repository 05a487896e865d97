import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Param, Query } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { LotacoesDoContratoService } from './lotacoes-do-contrato.service.ts';

type Schemas = components['schemas'];
type Caminho = { contratoId: number };

@Controller()
export class AtendimentoController {
  constructor(private readonly service: LotacoesDoContratoService) {}

  @Operacao('listarLotacoesDoContrato')
  listarLotacoesDoContrato(@Param() { contratoId }: Caminho): Promise<Schemas['LotacoesDoContrato']> {
    return this.service.listar(contratoId);
  }

  @Operacao('atenderLotacoes')
  atenderLotacoes(
    @Pessoa() pessoa: Person,
    @Param() { contratoId }: Caminho,
    @Body() body: Schemas['NovoAtendimento'],
  ): Promise<Schemas['LotacoesDoContrato']> {
    return this.service.atender(pessoa, contratoId, body);
  }

  @Operacao('desatenderLotacoes')
  desatenderLotacoes(
    @Pessoa() pessoa: Person,
    @Param() { contratoId }: Caminho,
    @Body() body: Schemas['FimDeAtendimento'],
  ): Promise<Schemas['LotacoesDoContrato']> {
    return this.service.desatender(pessoa, contratoId, body);
  }

  @Operacao('listarLotacoesCandidatas')
  listarLotacoesCandidatas(
    @Param() { contratoId }: Caminho,
    @Query() periodo: { inicio: string; fim?: string },
  ): Promise<Schemas['LotacoesCandidatas']> {
    return this.service.candidatas(contratoId, periodo);
  }
}
