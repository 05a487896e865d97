import type { components, operations } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { requireReach } from '../auth/row-rule.ts';
import { Clock } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { toLotacao, toLotacaoDetalhada } from './lotacoes.mapper.ts';
import { type LinhaDaLista, LotacoesRepository, type UnidadeConhecida } from './lotacoes.repository.ts';

export { pareceEmail } from './lotacoes.dados.rules.ts';

type Schemas = components['schemas'];
export type Lotacao = Schemas['LotacaoDetalhada'];
type Query = NonNullable<operations['listarLotacoes']['parameters']['query']>;
export type BuscaLotacoes = Query & Required<Pick<Query, 'pagina' | 'tamanho' | 'ordem'>>;
export type FiltroExportado = Omit<BuscaLotacoes, 'pagina' | 'tamanho'>;

@Injectable()
export class LotacoesService {
  constructor(
    private readonly database: Database,
    private readonly repository: LotacoesRepository,
    private readonly clock: Clock,
  ) {}

  async listar(
    pessoa: Pessoa,
    { ordem, pagina, tamanho, ...filtro }: BuscaLotacoes,
  ): Promise<Schemas['PaginaLotacoes']> {
    const { itens, total } = await this.repository.findPage(
      this.database,
      { ...filtro, id: pessoa.restritaA ?? undefined },
      { ordem, pagina, tamanho, agora: this.clock.now() },
    );
    return { itens: itens.map(toLotacao), total, pagina, tamanho };
  }

  async linhas({ ordem, ...filtro }: FiltroExportado): Promise<LinhaDaLista[]> {
    const todas = { ordem, pagina: 1, tamanho: 1_000_000, agora: this.clock.now() };
    return (await this.repository.findPage(this.database, filtro, todas)).itens;
  }

  obter(pessoa: Pessoa, id: number): Promise<Lotacao> {
    return this.exigir(this.database, id, pessoa);
  }

  /** Throws 404 when the unit does not exist, or 403 with a line in the audit trail when this person may not reach it. */
  async exigir(tx: Transaction, id: number, pessoa: Pick<Pessoa, 'restritaA'>): Promise<Lotacao> {
    const lotacao = await this.repository.findById(tx, id);
    if (!lotacao) throw problema('nao-encontrado', { detail: `A lotação ${id} não existe.` });
    requireReach(pessoa, id);
    return toLotacaoDetalhada(lotacao);
  }

  /** As `exigir`, and the unit stays as it is until the transaction ends: a person closing it meanwhile waits, or was first. */
  async exigirParada(tx: Transaction, id: number, pessoa: Pick<Pessoa, 'restritaA'>): Promise<Lotacao> {
    await this.repository.lock(tx, id, 'key share');
    return this.exigir(tx, id, pessoa);
  }

  /** These units and the ones fed through them (domain 15.8): a main unit answers for its whole family. */
  comSubunidades(tx: Transaction, ids: readonly number[]): Promise<number[]> {
    return this.repository.withSubunits(tx, ids);
  }

  todas(tx: Transaction): Promise<UnidadeConhecida[]> {
    return this.repository.findAll(tx);
  }
}
