import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import type { EntregaInterrompida } from '../contratos/contratos.service.ts';
import { Database, type Transaction } from '../database/database.ts';
import { LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { type JanelaNaLotacao, janelasDoDia } from './janelas/janelas.rules.ts';
import { JanelasService } from './janelas/janelas.service.ts';
import { type Alcance, toProgramacao } from './programacoes.mapper.ts';
import { ProgramacoesRepository, type Versao } from './programacoes.repository.ts';
import { ResolucaoService } from './resolucao/resolucao.service.ts';

export { type JanelaNaLotacao, janelasDoDia };

type Schemas = components['schemas'];

export type ItemDoDia = {
  readonly tipoAlimentacaoId: number;
  readonly tipoPublicoId: number;
  readonly quantidade: number;
};
export type DiaProgramado = {
  readonly itens: readonly ItemDoDia[];
  readonly feriado: string | null;
  readonly interrupcao: EntregaInterrompida | null;
};
export type JanelaDeEntrega = { readonly entregaInicio: string; readonly entregaFim: string };

@Injectable()
export class ProgramacoesService {
  constructor(
    private readonly database: Database,
    private readonly repository: ProgramacoesRepository,
    private readonly resolucao: ResolucaoService,
    private readonly janelas: JanelasService,
    private readonly lotacoes: LotacoesService,
    private readonly clock: Clock,
  ) {}

  async obter(pessoa: Pessoa, lotacaoId: number, data: string): Promise<Schemas['Programacao']> {
    const { fusoHorario } = await this.lotacoes.exigir(this.database, lotacaoId, pessoa);
    const programacao = await this.repository.findOn(this.database, lotacaoId, data);
    if (!programacao) throw problema('nao-encontrado', { detail: `A lotação não tem programação em ${data}.` });
    return this.comItens(this.database, programacao, this.alcance(pessoa, fusoHorario));
  }

  async obterVersao(pessoa: Pessoa, id: number): Promise<Schemas['Programacao']> {
    const programacao = await this.repository.findById(this.database, id);
    if (!programacao) throw versaoInexistente();
    const { fusoHorario } = await this.lotacoes.exigir(this.database, programacao.lotacaoId, pessoa);
    return this.comItens(this.database, programacao, this.alcance(pessoa, fusoHorario));
  }

  /** The unit's quantities on a date: exception > holiday rule > weekday > zero. */
  async doDia(tx: Transaction, lotacaoId: number, data: string): Promise<ItemDoDia[]> {
    const [dia] = await this.resolucao.resolver(tx, [lotacaoId], [data]);
    return [...(dia?.itens ?? [])];
  }

  /** Six statements, whatever the number of units and days. */
  async dosDias(
    tx: Transaction,
    lotacaoIds: readonly number[],
    datas: readonly string[],
  ): Promise<(lotacaoId: number, data: string) => DiaProgramado> {
    const dias = await this.resolucao.resolver(tx, lotacaoIds, datas);
    const por = new Map(
      dias.map(({ lotacaoId, data, itens, feriado, interrupcao }) => [
        `${lotacaoId} ${data}`,
        { itens, feriado: feriado?.nome ?? null, interrupcao },
      ]),
    );
    return (lotacaoId, data) => por.get(`${lotacaoId} ${data}`) ?? { itens: [], feriado: null, interrupcao: null };
  }

  /** The unit's own delivery windows on a day, by meal; a meal that is missing keeps its own window. */
  janelasDe(tx: Transaction, lotacaoId: number, data: string): Promise<ReadonlyMap<number, JanelaDeEntrega>> {
    return this.janelas.propriasEm(tx, lotacaoId, data);
  }

  janelasDasLotacoes(
    tx: Transaction,
    lotacoes: readonly number[] | undefined,
    data: string,
  ): Promise<ReadonlyMap<number, ReadonlyMap<number, JanelaDeEntrega>>> {
    return this.janelas.propriasDe(tx, lotacoes, data);
  }

  alcance(pessoa: Pessoa, fusoHorario: string): Alcance {
    return { hoje: this.clock.today(fusoHorario), altera: pessoa.authorities.includes('AL_GESTOR') };
  }

  async comItens(tx: Transaction, programacao: Versao, alcance: Alcance): Promise<Schemas['Programacao']> {
    return toProgramacao(programacao, await this.repository.findItens(tx, programacao.id), alcance);
  }
}

export const versaoInexistente = () => problema('nao-encontrado', { detail: 'Esta versão não existe mais.' });
