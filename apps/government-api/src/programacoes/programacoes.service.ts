import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock, weekday } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { EventosService } from '../eventos/eventos.service.ts';
import { LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { TiposAlimentacaoService } from '../tipos-alimentacao/tipos-alimentacao.service.ts';
import { TiposPublicoService } from '../tipos-publico/tipos-publico.service.ts';
import { toProgramacao } from './programacoes.mapper.ts';
import { ProgramacoesRepository } from './programacoes.repository.ts';
import { errosDosItens } from './programacoes.rules.ts';

type Schemas = components['schemas'];

export type ItemDoDia = {
  readonly tipoAlimentacaoId: number;
  readonly tipoPublicoId: number;
  readonly quantidade: number;
};

@Injectable()
export class ProgramacoesService {
  constructor(
    private readonly database: Database,
    private readonly repository: ProgramacoesRepository,
    private readonly lotacoes: LotacoesService,
    private readonly tiposAlimentacao: TiposAlimentacaoService,
    private readonly tiposPublico: TiposPublicoService,
    private readonly eventos: EventosService,
    private readonly clock: Clock,
  ) {}

  async obter(pessoa: Pessoa, lotacaoId: number, data: string): Promise<Schemas['Programacao']> {
    await this.lotacoes.exigir(this.database, lotacaoId, pessoa);
    return this.vigente(this.database, lotacaoId, data);
  }

  definir(pessoa: Pessoa, lotacaoId: number, nova: Schemas['NovaProgramacao']): Promise<Schemas['Programacao']> {
    const { vigenciaInicio, observacao = null, itens = [] } = nova;
    return this.database.transaction(async tx => {
      const lotacao = await this.lotacoes.exigir(tx, lotacaoId, pessoa);
      if (vigenciaInicio < this.clock.today(lotacao.fusoHorario)) {
        throw problema('data-passada', { detail: 'A programação vale de hoje em diante; os dias passados não mudam.' });
      }
      await this.exigirItens(tx, itens);
      await this.repository.lockLotacao(tx, lotacaoId);
      await this.repository.open(tx, [lotacaoId], vigenciaInicio, observacao);
      await this.repository.insertItens(tx, lotacaoId, vigenciaInicio, itens);
      await this.eventos.registrar(tx, pessoa, {
        acao: 'definirProgramacao',
        entidade: 'programacoes',
        entidadeId: lotacaoId,
        dados: { vigenciaInicio, observacao, itens },
      });
      return this.vigente(tx, lotacaoId, vigenciaInicio);
    });
  }

  /** What this unit usually orders on the weekday of a date; empty when it has no programme then. */
  doDia(tx: Transaction, lotacaoId: number, data: string): Promise<ItemDoDia[]> {
    return this.repository.findItensOn(tx, lotacaoId, data, weekday(data));
  }

  private async vigente(tx: Transaction, lotacaoId: number, data: string): Promise<Schemas['Programacao']> {
    const programacao = await this.repository.findOn(tx, lotacaoId, data);
    if (!programacao) throw problema('nao-encontrado', { detail: `A lotação não tem programação em ${data}.` });
    return toProgramacao(programacao, await this.repository.findItens(tx, programacao.id));
  }

  private async exigirItens(tx: Transaction, itens: readonly Schemas['ItemProgramacao'][]): Promise<void> {
    const refeicoes = new Set((await this.tiposAlimentacao.ativos(tx)).map(({ id }) => id));
    const publicos = new Set((await this.tiposPublico.ativos(tx)).map(({ id }) => id));
    const errors = errosDosItens(itens, { refeicoes, publicos });
    if (errors.length) throw problema('dados-invalidos', { detail: 'Confira os itens da programação.', errors });
  }
}
