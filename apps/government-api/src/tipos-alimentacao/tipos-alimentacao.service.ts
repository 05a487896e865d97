import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../database/database.ts';
import { type TipoAlimentacao, toTipoAlimentacao } from './tipos-alimentacao.mapper.ts';
import { TiposAlimentacaoRepository } from './tipos-alimentacao.repository.ts';

@Injectable()
export class TiposAlimentacaoService {
  constructor(
    private readonly database: Database,
    private readonly repository: TiposAlimentacaoRepository,
  ) {}

  async listar({ inativos }: { inativos: boolean }): Promise<TipoAlimentacao[]> {
    if (!inativos) return this.ativos(this.database);
    return (await this.repository.findAll(this.database)).map(toTipoAlimentacao);
  }

  /** In the order they are shown. */
  async ativos(tx: Transaction): Promise<TipoAlimentacao[]> {
    return (await this.repository.findActive(tx)).map(toTipoAlimentacao);
  }
}
