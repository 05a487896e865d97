import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { requireReach } from '../auth/row-rule.ts';
import { Clock } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { ParametrosService } from '../parametros/parametros.service.ts';
import { TiposAlimentacaoService } from '../tipos-alimentacao/tipos-alimentacao.service.ts';
import { TiposPublicoService } from '../tipos-publico/tipos-publico.service.ts';
import { PedidosDiaRepository } from './pedidos.dia.repository.ts';
import { limiteDoDia } from './pedidos.prazo.rules.ts';
import { resumir } from './pedidos.resumo.rules.ts';
import { type UnidadeDoDia, unidadeDe } from './pedidos.unidade.mapper.ts';

type Schemas = components['schemas'];

export type FiltrosDoDia = { data: string; uf?: Schemas['Uf']; lotacaoId?: number };

/** The cut-off of a meal day in a zone. */
export type LimiteDe = (data: string, fuso: string) => Date;

/** A whole day of orders, of every unit a person may see: what the summary and the day's map both count from. */
@Injectable()
export class PedidosDiaService {
  constructor(
    private readonly database: Database,
    private readonly repository: PedidosDiaRepository,
    private readonly lotacoes: LotacoesService,
    private readonly tiposAlimentacao: TiposAlimentacaoService,
    private readonly tiposPublico: TiposPublicoService,
    private readonly parametros: ParametrosService,
    private readonly clock: Clock,
  ) {}

  /** A unit asked for brings the ones fed through it; who is limited to a unit sees that one alone. */
  async unidades(pessoa: Pessoa, { lotacaoId, ...filtros }: FiltrosDoDia): Promise<UnidadeDoDia[]> {
    if (lotacaoId !== undefined) requireReach(pessoa, lotacaoId);
    const lotacoes = await this.alcancadas(pessoa, lotacaoId);
    const lidas = await this.repository.unitsOfDay(this.database, { ...filtros, lotacoes });
    return lidas.map(unidadeDe);
  }

  private async alcancadas(pessoa: Pessoa, lotacaoId: number | undefined): Promise<number[] | undefined> {
    if (pessoa.restritaA !== null) return [pessoa.restritaA];
    return lotacaoId === undefined ? undefined : this.lotacoes.comSubunidades(this.database, [lotacaoId]);
  }

  /** When the day closes, for each of these zones. */
  async limites(tx: Transaction, data: string, fusos: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    const refeicoes = await this.tiposAlimentacao.ativos(tx, data);
    return new Map(fusos.map(fuso => [fuso, limiteDoDia(data, refeicoes, fuso)]));
  }

  /** When each day of a period closes, in any zone: one query. Days outside the period must not be asked. */
  async limitesEntre(tx: Transaction, de: string, ate: string): Promise<LimiteDe> {
    const refeicoesDe = await this.tiposAlimentacao.entre(tx, de, ate);
    return (data, fuso) => limiteDoDia(data, refeicoesDe(data), fuso);
  }

  async resumir(pessoa: Pessoa, data: string): Promise<Schemas['ResumoPedidos']> {
    const unidades = await this.unidades(pessoa, { data });
    const refeicoes = await this.tiposAlimentacao.listar({ inativos: true, data });
    const publicos = await this.tiposPublico.listar({ inativos: true });
    const limites = await this.parametros.doDia(this.database, data);
    return resumir(unidades, { data, agora: this.clock.now(), refeicoes, publicos, limites });
  }
}
