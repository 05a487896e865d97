import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.ts';
import { EmpenhosService } from '../../empenhos/empenhos.service.ts';
import { MedicoesLeituraService } from './leitura.service.ts';

@Injectable()
export class EmpenhosDaMedicaoService {
  constructor(
    private readonly database: Database,
    private readonly leitura: MedicoesLeituraService,
    private readonly empenhos: EmpenhosService,
  ) {}

  obter(medicaoId: number): Promise<components['schemas']['EmpenhosDaMedicao']> {
    return this.database.transaction(async tx => {
      const { contrato, totais, situacao } = await this.leitura.resumo(tx, medicaoId);
      return this.empenhos.daMedicao(tx, {
        medicaoId,
        contratoId: contrato.id,
        valorCentavos: totais.liquidoCentavos,
        atestada: situacao === 'ATESTADA',
      });
    });
  }
}
