import { Injectable } from '@nestjs/common';
import { Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import {
  type RefeicaoNaEntrega,
  type TipoAlimentacao,
  toRefeicaoNaEntrega,
  toTipoAlimentacao,
} from './tipos-alimentacao.mapper.ts';
import { type TipoLido, TiposAlimentacaoRepository } from './tipos-alimentacao.repository.ts';

export type { RefeicaoNaEntrega };

export type RefeicoesPorDia = (data: string) => TipoAlimentacao[];

/** A day's meals by its rows, which are one object while nothing changes (`ReferenceMemory`). Nobody may change them. */
const feitos = new WeakMap<readonly TipoLido[], TipoAlimentacao[]>();

@Injectable()
export class TiposAlimentacaoService {
  constructor(
    private readonly database: Database,
    private readonly repository: TiposAlimentacaoRepository,
    private readonly clock: Clock,
  ) {}

  listar({ inativos, data }: { inativos: boolean; data?: string }): Promise<TipoAlimentacao[]> {
    return this.noDia(this.database, data ?? this.clock.today(FUSO_DA_AGENCIA), inativos);
  }

  /** As `listar`; without `data`, also with the day on which each meal's hours change next. */
  async listarComMudancas(busca: { inativos: boolean; data?: string }): Promise<TipoAlimentacao[]> {
    const tipos = await this.listar(busca);
    if (busca.data) return tipos;
    const mudancas = await this.repository.nextChanges(this.database, this.clock.today(FUSO_DA_AGENCIA));
    return tipos.map(tipo => {
      const mudaEm = mudancas.get(tipo.id);
      return mudaEm ? { ...tipo, mudaEm } : tipo;
    });
  }

  todosHoje(tx: Transaction): Promise<TipoAlimentacao[]> {
    return this.noDia(tx, this.clock.today(FUSO_DA_AGENCIA), true);
  }

  /** Includes inactive meals, because what was ordered stays. */
  doDia(tx: Transaction, dia: string): Promise<TipoAlimentacao[]> {
    return this.noDia(tx, dia, true);
  }

  async naEntrega(tx: Transaction, data: string): Promise<ReadonlyMap<number, RefeicaoNaEntrega>> {
    const lidos = await this.repository.findBetween(tx, { de: data, ate: data, inativos: true });
    return new Map(lidos.map(lido => [lido.tipo.id, toRefeicaoNaEntrega(lido, data)]));
  }

  private async noDia(tx: Transaction, dia: string, inativos: boolean): Promise<TipoAlimentacao[]> {
    const lidos = await this.repository.findBetween(tx, { de: dia, ate: dia, inativos });
    const feito = feitos.get(lidos) ?? lidos.map(lido => toTipoAlimentacao(lido, dia));
    feitos.set(lidos, feito);
    return feito;
  }

  async ativos(tx: Transaction, data: string = this.clock.today(FUSO_DA_AGENCIA)): Promise<TipoAlimentacao[]> {
    return (await this.entre(tx, data, data))(data);
  }

  /** One query for the whole period; the result must not be asked for days outside it. */
  async entre(tx: Transaction, de: string, ate: string): Promise<RefeicoesPorDia> {
    const lidos = await this.repository.findBetween(tx, { de, ate, inativos: false });
    const doPeriodo = new Map<string, TipoAlimentacao[]>();
    return data => {
      const feito = doPeriodo.get(data) ?? lidos.map(lido => toTipoAlimentacao(lido, data));
      doPeriodo.set(data, feito);
      return feito;
    };
  }
}
