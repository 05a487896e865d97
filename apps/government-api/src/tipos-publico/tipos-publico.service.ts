import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../database/database.ts';
import { type TipoPublico, toTipoPublico } from './tipos-publico.mapper.ts';
import { TiposPublicoRepository } from './tipos-publico.repository.ts';

@Injectable()
export class TiposPublicoService {
  constructor(
    private readonly database: Database,
    private readonly repository: TiposPublicoRepository,
  ) {}

  async listar({ inativos }: { inativos: boolean }): Promise<TipoPublico[]> {
    if (!inativos) return this.ativos(this.database);
    return (await this.repository.findAll(this.database)).map(toTipoPublico);
  }

  /** In the order they are shown. */
  async ativos(tx: Transaction): Promise<TipoPublico[]> {
    return (await this.repository.findActive(tx)).map(toTipoPublico);
  }
}
