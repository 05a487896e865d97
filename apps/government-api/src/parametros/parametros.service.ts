import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/database.ts';
import type { Parametros } from './parametros.registro.table.ts';
import { ParametrosRepository } from './parametros.repository.ts';
import { type ValoresDoDia, valoresPorDia } from './parametros.rules.ts';

export type { Parametros, ValoresDoDia };

@Injectable()
export class ParametrosService {
  constructor(private readonly repository: ParametrosRepository) {}

  async doDia(tx: Transaction, data: string): Promise<Parametros> {
    return (await this.entre(tx, data, data))(data);
  }

  /** One query for the whole period; days outside it must not be asked. */
  async entre(tx: Transaction, de: string, ate: string): Promise<ValoresDoDia> {
    return valoresPorDia(await this.repository.findBetween(tx, de, ate));
  }
}
