import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { requireReach } from '../auth/row-rule.ts';
import { Clock } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import { ParametrosService } from '../parametros/parametros.service.ts';
import { TiposAlimentacaoService } from '../tipos-alimentacao/tipos-alimentacao.service.ts';
import { TiposPublicoService } from '../tipos-publico/tipos-publico.service.ts';
import { type FiltrosDoDia, PedidosDiaRepository } from './pedidos.dia.repository.ts';
import { resumir } from './pedidos.resumo.rules.ts';
import { type UnidadeDoDia, unidadeDe } from './pedidos.unidade.mapper.ts';

type Schemas = components['schemas'];

/** A whole day of orders, of every unit a person may see: what the summary and the day's map both count from. */
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

  async unidades(pessoa: Pessoa, filtros: FiltrosDoDia): Promise<UnidadeDoDia[]> {
    if (filtros.lotacaoId !== undefined) requireReach(pessoa, filtros.lotacaoId);
    const lotacaoId = filtros.lotacaoId ?? pessoa.restritaA ?? undefined;
    const lidas = await this.repository.unitsOfDay(this.database, { ...filtros, lotacaoId });
    return lidas.map(unidadeDe);
  }

  async resumir(pessoa: Pessoa, data: string): Promise<Schemas['ResumoPedidos']> {
    const unidades = await this.unidades(pessoa, { data });
    const refeicoes = await this.tiposAlimentacao.listar({ inativos: true, data });
    const publicos = await this.tiposPublico.listar({ inativos: true });
    const limites = await this.parametros.doDia(this.database, data);
    return resumir(unidades, { data, agora: this.clock.now(), refeicoes, publicos, limites });
  }
}
