import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../../auth/pessoa.ts';
import { Clock } from '../../clock/clock.ts';
import { Database, type Transaction } from '../../database/database.ts';
import { ParametrosService } from '../../parametros/parametros.service.ts';
import { TiposAlimentacaoService } from '../../tipos-alimentacao/tipos-alimentacao.service.ts';
import { TiposPublicoService } from '../../tipos-publico/tipos-publico.service.ts';
import { limiteDoDia } from '../quantidades/prazo.rules.ts';
import { PedidosDiaRepository } from './dia.repository.ts';
import { resumir } from './resumo.rules.ts';

type Schemas = components['schemas'];

export type LimiteDe = (data: string, fuso: string) => Date;

@Injectable()
export class PedidosDiaService {
  constructor(
    private readonly database: Database,
    private readonly repository: PedidosDiaRepository,
    private readonly tiposAlimentacao: TiposAlimentacaoService,
    private readonly tiposPublico: TiposPublicoService,
    private readonly parametros: ParametrosService,
    private readonly clock: Clock,
  ) {}

  async limites(tx: Transaction, data: string, fusos: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    const refeicoes = await this.tiposAlimentacao.ativos(tx, data);
    return new Map(fusos.map(fuso => [fuso, limiteDoDia(data, refeicoes, fuso)]));
  }

  /** One query for the whole period; the result must not be asked for days outside it. */
  async limitesEntre(tx: Transaction, de: string, ate: string): Promise<LimiteDe> {
    const refeicoesDe = await this.tiposAlimentacao.entre(tx, de, ate);
    return (data, fuso) => limiteDoDia(data, refeicoesDe(data), fuso);
  }

  async resumir({ restritaA }: Pessoa, data: string): Promise<Schemas['ResumoPedidos']> {
    const dia = await this.repository.unitsOfDay(this.database, { data, lotacaoId: restritaA });
    const refeicoes = await this.tiposAlimentacao.listar({ inativos: true, data });
    const publicos = await this.tiposPublico.listar({ inativos: true });
    const limites = await this.parametros.doDia(this.database, data);
    const { numeros, semEnvio } = resumir(dia, { data, agora: this.clock.now(), refeicoes, publicos, limites });
    const lotacoesSemPedido = semEnvio.length ? await this.repository.findUnits(this.database, semEnvio) : [];
    return { ...numeros, lotacoesSemPedido };
  }
}
