import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock/clock.ts';
import { Database } from '../../database/database.ts';
import { type FiltroProgramacoes, ListaRepository, type Pagina } from './lista.repository.ts';

type Schemas = components['schemas'];
export type BuscaProgramacoes = FiltroProgramacoes & Pagina;

@Injectable()
export class ListaService {
  constructor(
    private readonly database: Database,
    private readonly repository: ListaRepository,
    private readonly clock: Clock,
  ) {}

  async listar({ busca, uf, estado, ...pagina }: BuscaProgramacoes): Promise<Schemas['PaginaProgramacoes']> {
    const filtro = { busca, uf, estado };
    const { itens, total } = await this.repository.findPage(this.database, this.clock.now(), filtro, pagina);
    return { itens, total, pagina: pagina.pagina, tamanho: pagina.tamanho };
  }
}
