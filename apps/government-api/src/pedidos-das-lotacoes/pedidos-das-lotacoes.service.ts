import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import { ProgramacoesService } from '../programacoes/programacoes.service.ts';
import { TiposAlimentacaoService } from '../tipos-alimentacao/tipos-alimentacao.service.ts';
import { type Contexto, janelasDoDia, matrizDe, resumoDe } from './matriz.rules.ts';
import { type DasLotacoes, PedidosDasLotacoesRepository } from './pedidos-das-lotacoes.repository.ts';

type Schemas = components['schemas'];
export type BuscaDaMatriz = { data: string; uf?: Schemas['Uf'] };
export type DiaDasLotacoes = Pick<Contexto, 'refeicoes' | 'janela'> & {
  readonly matriz: Schemas['MatrizDasLotacoes'];
};

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

  async obter({ data, uf }: BuscaDaMatriz): Promise<Schemas['MatrizDasLotacoes']> {
    return (await this.dia({ data, ufs: uf && [uf] })).matriz;
  }

  /** The matrix's own numbers, for who looks at the day from afar. */
  async resumir({ data, uf }: BuscaDaMatriz): Promise<Schemas['ResumoDasLotacoes']> {
    const { matriz, ...dia } = await this.dia({ data, ufs: uf && [uf] });
    return resumoDe(matriz, dia);
  }

  /** The same matrix, and between which hours each meal was expected in each unit. */
  async dia({ data, ...quais }: DasLotacoes): Promise<DiaDasLotacoes> {
    const lidas = await this.repository.findDay(this.database, { data, ...quais });
    const refeicoes = await this.tiposAlimentacao.naEntrega(this.database, data);
    const ids = lidas.map(({ id }) => id);
    const proprias = await this.programacoes.janelasDasLotacoes(this.database, ids, data);
    const agora = this.clock.now();
    const janela = janelasDoDia(data, refeicoes, proprias);
    return { matriz: matrizDe(lidas, { data, agora, refeicoes, janela }), refeicoes, janela };
  }
}
