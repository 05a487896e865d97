import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import { ProgramacoesService } from '../programacoes/programacoes.service.ts';
import { TiposAlimentacaoService } from '../tipos-alimentacao/tipos-alimentacao.service.ts';
import { janelasDoDia, matrizDe, resumoDe } from './matriz.rules.ts';
import { PedidosDasLotacoesRepository } from './pedidos-das-lotacoes.repository.ts';

type Schemas = components['schemas'];
export type BuscaDaMatriz = { data: string; uf?: Schemas['Uf'] };

/** A day of every unit at a glance. Who is limited to a unit has no such screen: the contract does not let them here. */
@Injectable()
export class PedidosDasLotacoesService {
  constructor(
    private readonly database: Database,
    private readonly repository: PedidosDasLotacoesRepository,
    private readonly tiposAlimentacao: TiposAlimentacaoService,
    private readonly programacoes: ProgramacoesService,
    private readonly clock: Clock,
  ) {}

  async obter(busca: BuscaDaMatriz): Promise<Schemas['MatrizDasLotacoes']> {
    const { lidas, contexto } = await this.ler(busca);
    return matrizDe(lidas, contexto);
  }

  /** The matrix's own numbers, for who looks at the day from afar. */
  async resumir(busca: BuscaDaMatriz): Promise<Schemas['ResumoDasLotacoes']> {
    const { lidas, contexto } = await this.ler(busca);
    return resumoDe(matrizDe(lidas, contexto), lidas, contexto);
  }

  private async ler({ data, uf }: BuscaDaMatriz) {
    const lidas = await this.repository.findDay(this.database, { data, uf });
    const refeicoes = await this.tiposAlimentacao.naEntrega(this.database, data);
    const ids = lidas.map(({ id }) => id);
    const proprias = await this.programacoes.janelasDasLotacoes(this.database, ids, data);
    const agora = this.clock.now();
    return { lidas, contexto: { data, agora, refeicoes, janela: janelasDoDia(data, refeicoes, proprias) } };
  }
}
