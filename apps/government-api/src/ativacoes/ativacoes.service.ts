import { Injectable } from '@nestjs/common';
import { Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import type { Transaction } from '../database/database.ts';
import { AtivacoesRepository } from './ativacoes.repository.ts';
import { type Ativos, ativosEntre, desdeQuando, SEMPRE } from './ativacoes.rules.ts';
import type { Especie } from './ativacoes.schema.ts';

export type { Ativos };
export type DeUmTipo = { readonly especie: Especie; readonly id: number };

@Injectable()
export class AtivacoesService {
  constructor(
    private readonly repository: AtivacoesRepository,
    private readonly clock: Clock,
  ) {}

  async entre(tx: Transaction, de: string, ate: string): Promise<readonly Ativos[]> {
    return ativosEntre(await this.repository.findAll(tx), de, ate);
  }

  async noDia(tx: Transaction, data: string): Promise<Ativos> {
    const [ativos] = await this.entre(tx, data, data);
    return ativos as Ativos;
  }

  async desde(tx: Transaction, { especie, id }: DeUmTipo): Promise<string | null> {
    const tipo = (await this.repository.findAll(tx)).find(um => um.especie === especie && um.id === id);
    return tipo ? desdeQuando(tipo) : null;
  }

  /** Call before any write of a type, under its lock: it writes down what an older program changed while the day is still known. */
  acertar(tx: Transaction, especie: Especie): Promise<void> {
    return this.repository.settle(tx, especie);
  }

  mudar(tx: Transaction, tipo: DeUmTipo, ativo: boolean): Promise<void> {
    return this.gravar(tx, tipo, ativo, this.hoje());
  }

  /** A new type is active from today on; while the agency is setting up, since always, as its meals did not begin with the program. */
  async nascer(tx: Transaction, tipo: DeUmTipo): Promise<void> {
    const hoje = this.hoje();
    const emUso = await this.repository.hasPastOrders(tx, hoje);
    await this.gravar(tx, tipo, true, emUso ? hoje : SEMPRE);
  }

  private gravar(tx: Transaction, { especie, id }: DeUmTipo, ativo: boolean, valeDe: string): Promise<void> {
    const tipo = especie === 'REFEICAO' ? { tipoAlimentacaoId: id } : { tipoPublicoId: id };
    return this.repository.insert(tx, { ...tipo, ativo, valeDe, em: this.clock.now() });
  }

  private hoje(): string {
    return this.clock.today(FUSO_DA_AGENCIA);
  }
}
