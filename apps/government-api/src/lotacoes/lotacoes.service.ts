import type { components, operations } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { requireReach } from '../auth/row-rule.ts';
import { Database, type Transaction } from '../database/database.ts';
import { searchText } from '../database/search-text.ts';
import { toLotacao } from './lotacoes.mapper.ts';
import { LotacoesRepository } from './lotacoes.repository.ts';

type Schemas = components['schemas'];
export type Lotacao = Schemas['Lotacao'];
export type BuscaLotacoes = Required<Pick<Query, 'pagina' | 'tamanho'>> & Query;
type Query = NonNullable<operations['listarLotacoes']['parameters']['query']>;

@Injectable()
export class LotacoesService {
  constructor(
    private readonly database: Database,
    private readonly repository: LotacoesRepository,
  ) {}

  async listar(pessoa: Pessoa, { busca, uf, pagina, tamanho }: BuscaLotacoes): Promise<Schemas['PaginaLotacoes']> {
    const filtro = { busca: busca && searchText(busca), uf, id: pessoa.restritaA ?? undefined };
    const { itens, total } = await this.repository.findPage(this.database, filtro, { pagina, tamanho });
    return { itens: itens.map(toLotacao), total, pagina, tamanho };
  }

  obter(pessoa: Pessoa, id: number): Promise<Lotacao> {
    return this.exigir(this.database, id, pessoa);
  }

  /** The unit, if it exists and this person may reach it; else 404, or 403 with a line in the audit trail. */
  async exigir(tx: Transaction, id: number, pessoa: Pick<Pessoa, 'restritaA'>): Promise<Lotacao> {
    const lotacao = await this.repository.findById(tx, id);
    if (!lotacao) throw problema('nao-encontrado', { detail: `A lotação ${id} não existe.` });
    requireReach(pessoa, id);
    return toLotacao(lotacao);
  }
}
